import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { send } from '#api/client.ts';
import { keyOf } from '#api/query.ts';
import { msgExistUnread } from '#contract/platform/message/message.ts';
import { sessionAtom, unreadAtom } from '#domain/app-state.ts';

/** Poll interval while the window is visible. */
const pollEveryMs = 120_000;

/**
 * The number of unread messages, null for some of which nobody says how many: fetched at start, every two minutes while the window is visible, and on focus
 * (001 §4). Stops with the header, so that nothing is fetched during a paper.
 */
export function useUnread(): number | null {
  const { signedIn } = useAtomValue(sessionAtom);
  const [unread, setUnread] = useAtom(unreadAtom);
  const { data, refetch } = useQuery({
    queryKey: keyOf(msgExistUnread),
    queryFn: ({ signal }) => send(msgExistUnread, {}, signal),
    enabled: signedIn,
    refetchInterval: pollEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: false,
  });
  const told = data === null ? null : Math.max(0, data ?? 0);
  const count = signedIn ? told : 0;
  useEffect(() => setUnread(count), [setUnread, count]);
  useEffect(() => () => setUnread(0), [setUnread]);
  useEffect(() => {
    if (!signedIn) return undefined;
    const ask = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [signedIn, refetch]);
  return unread;
}
