import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { linkAt, linkedSecond, linkedSecondName } from '#contract/paths/link.ts';
import { appInfoAtom } from '#domain/app-state.ts';
import { formatCountdown } from '#lib/format.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';

/**
 * The second that the link to this screen asked for when it opened; null: none. A link that is followed while it is open
 * goes to `onFollow`. `copy` copies a link to another second.
 */
export function useLinkedSecond(onFollow: (second: number) => void): {
  linked: number | null;
  copy: (second: number) => Promise<void>;
} {
  const { t } = useTranslation('player');
  const toast = useToast();
  const { linkScheme } = useAtomValue(appInfoAtom);
  const { pathname, search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const [linked] = useState(() => linkedSecond(query));
  const asks = query.has(linkedSecondName);
  const follow = useEffectEvent(() => {
    const second = linkedSecond(query);
    if (second !== null) onFollow(second);
  });
  useEffect(() => {
    if (!asks) return;
    follow();
    // Coming back to this screen goes on where the learner was.
    setQuery(
      (given) => {
        const rest = new URLSearchParams(given);
        rest.delete(linkedSecondName);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asks, setQuery]);
  const copy = async (second: number) => {
    try {
      await navigator.clipboard.writeText(linkAt(linkScheme, pathname, search, second));
      toast('success', t('bar.linkCopied', { time: formatCountdown(Math.floor(second) * 1000) }));
    } catch (error) {
      logFailure('clipboard', error);
      toast('error', t('bar.linkFailed'));
    }
  };
  return { linked, copy };
}
