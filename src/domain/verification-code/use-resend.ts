import { useState } from 'react';
import { useCountdown } from '#lib/use-countdown.ts';

/** Minimum time between two codes (000 §9). */
export const resendAfterMs = 60_000;

/** The purpose of a code; each has its own countdown, as on the platform. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'recover-phone'
  | 'recover-mail'
  | 'self-phone'
  | 'self-mail'
  | 'change-phone'
  | 'change-mail'
  | 'settlement';

const keyOf = (purpose: CodePurpose) => `codeSentAt.${purpose}`;

/**
 * The stored sending time; null: none, or in the future because the clock was set back, which must not lock the button.
 */
export function validSentAt(stored: string | null, now: number): number | null {
  const sentAt = Number(stored);
  return sentAt > 0 && sentAt <= now ? sentAt : null;
}

/** Forgets that a code was sent: its button begins anew. */
export function forgetSent(purpose: CodePurpose): void {
  sessionStorage.removeItem(keyOf(purpose));
}

interface Resend {
  /** Milliseconds until the next code can be sent. */
  leftMs: number;
  /** A code was sent for this purpose before. */
  used: boolean;
  /** Call when a code was sent. */
  start: () => void;
}

/** The countdown of a code button, stored in sessionStorage to survive leaving the page. */
export function useResend(purpose: CodePurpose): Resend {
  const [sent, setSent] = useState({ purpose, at: read(purpose) });
  // Each purpose has its own countdown.
  const sentAt = sent.purpose === purpose ? sent.at : read(purpose);
  const left = useCountdown(sentAt === null ? null : sentAt + resendAfterMs, Date.now);
  const start = () => {
    const at = Date.now();
    sessionStorage.setItem(keyOf(purpose), String(at));
    setSent({ purpose, at });
  };
  return { leftMs: left ?? 0, used: sentAt !== null, start };
}

function read(purpose: CodePurpose): number | null {
  return validSentAt(sessionStorage.getItem(keyOf(purpose)), Date.now());
}
