import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { send } from '../../../api/client.ts';
import { msgExistUnread } from '../../../contract/platform/message/message.ts';
import { keyOf } from '../../../api/query.ts';
import { sessionAtom, unreadAtom } from '../../../domain/session/state.ts';

/** How often the platform is asked while the window can be seen. */
const every = 120_000;

/**
 * Keeps the number of unread messages: asked at the start, every two minutes while the window can be seen, and when it
 * gets the focus (001 §4); what is on screen is asked again anyway when the platform can be reached again. Ends with the
 * bar that shows it, so that nothing is asked during a paper. Returns the number.
 */
export function useUnread(): number {
  const { signedIn } = useAtomValue(sessionAtom);
  const [unread, keep] = useAtom(unreadAtom);
  const { data, refetch } = useQuery({
    queryKey: keyOf(msgExistUnread),
    queryFn: ({ signal }) => send(msgExistUnread, {}, signal),
    enabled: signedIn,
    refetchInterval: every,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: false,
  });
  const count = signedIn ? Math.max(0, data ?? 0) : 0;
  useEffect(() => keep(count), [keep, count]);
  useEffect(() => () => keep(0), [keep]);
  useEffect(() => {
    if (!signedIn) return undefined;
    const ask = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [signedIn, refetch]);
  return unread;
}
