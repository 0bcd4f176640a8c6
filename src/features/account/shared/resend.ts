import { useState } from 'react';
import { useCountdown } from '../../../lib/use-countdown.ts';

/** A code is sent again after so long at the earliest (000 §9). */
export const resendAfter = 60_000;

/** What a code is for; the platform counts each on its own, and so does the button. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'recover-phone'
  | 'recover-mail'
  | 'self-phone'
  | 'self-mail'
  | 'change-phone'
  | 'change-mail';

const keyOf = (purpose: CodePurpose) => `codeSentAt.${purpose}`;

/** When the last code was sent; null: never, or by a clock that was set back since, which must not lock the button. */
export function sentBefore(stored: string | null, now: number): number | null {
  const sentAt = Number(stored);
  return sentAt > 0 && sentAt <= now ? sentAt : null;
}

interface Resend {
  /** Milliseconds until the next code may be asked for. */
  left: number;
  /** A code was sent for this purpose before. */
  used: boolean;
  /** A code was sent just now. */
  start: () => void;
}

/** The countdown of a code button; it lies in sessionStorage, so that it survives leaving the page. */
export function useResend(purpose: CodePurpose): Resend {
  const [sent, setSent] = useState({ purpose, at: read(purpose) });
  // Another purpose has a countdown of its own.
  const sentAt = sent.purpose === purpose ? sent.at : read(purpose);
  const left = useCountdown(sentAt === null ? null : sentAt + resendAfter, Date.now);
  const start = () => {
    const at = Date.now();
    sessionStorage.setItem(keyOf(purpose), String(at));
    setSent({ purpose, at });
  };
  return { left: left ?? 0, used: sentAt !== null, start };
}

function read(purpose: CodePurpose): number | null {
  return sentBefore(sessionStorage.getItem(keyOf(purpose)), Date.now());
}
