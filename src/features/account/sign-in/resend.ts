import { useState } from 'react';
import { useCountdown } from '../../../ui/useCountdown.ts';

/** A code is sent again after so long at the earliest (000 §9). */
export const resendAfter = 60_000;

const key = 'codeSentAt';

/** Milliseconds until a code may be sent again; a clock that was set back never locks longer than 60 s. */
export function resendLeft(sentAt: number | null, now: number): number {
  if (sentAt === null || sentAt > now) return 0;
  return Math.max(0, resendAfter - (now - sentAt));
}

/** The countdown of the code button; it lies in sessionStorage, so that it survives leaving the page. */
export function useResend(): { left: number; start: () => void } {
  const [sentAt, setSentAt] = useState(read);
  const left = useCountdown(sentAt === null ? null : Date.now() + resendLeft(sentAt, Date.now()), Date.now);
  const start = () => {
    const now = Date.now();
    sessionStorage.setItem(key, String(now));
    setSentAt(now);
  };
  return { left: left ?? 0, start };
}

function read(): number | null {
  const stored = Number(sessionStorage.getItem(key));
  return stored > 0 ? stored : null;
}
