import { useState } from 'react';
import { useCountdown } from './useCountdown.ts';

/** A code is sent again after so long at the earliest (000 §9). */
export const resendAfter = 60_000;

/** What a code is for; the platform counts each on its own, and so does the button. */
export type CodePurpose = 'login' | 'register' | 'recover' | 'self' | 'change-phone' | 'change-mail';

const keyOf = (purpose: CodePurpose) => `codeSentAt.${purpose}`;

/** When the last code was sent; null: never, or by a clock that was set back since, which must not lock the button. */
export function sentBefore(stored: string | null, now: number): number | null {
  const sentAt = Number(stored);
  return sentAt > 0 && sentAt <= now ? sentAt : null;
}

/** The countdown of a code button in ms; it lies in sessionStorage, so that it survives leaving the page. */
export function useResend(purpose: CodePurpose): { left: number; start: () => void } {
  const [sentAt, setSentAt] = useState(() => sentBefore(sessionStorage.getItem(keyOf(purpose)), Date.now()));
  const left = useCountdown(sentAt === null ? null : sentAt + resendAfter, Date.now);
  const start = () => {
    const now = Date.now();
    sessionStorage.setItem(keyOf(purpose), String(now));
    setSentAt(now);
  };
  return { left: left ?? 0, start };
}
