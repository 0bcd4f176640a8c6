import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { clockAtom, platformNow, sessionAtom } from '#domain/app-state.ts';
import { spread } from '#rules/timing/spread.ts';

/** Timers beyond this many ms run at once. */
const longestTimerMs = 2_000_000_000;

/**
 * Reads once within a minute after a moment (epoch ms of the platform) that many clients await, each at its own time. It is
 * awaited also when the screen names no moment any more; another moment takes its place. Null: none is awaited.
 */
export function useSpreadRead(moment: number | null, read: () => void): void {
  const { accountId } = useAtomValue(sessionAtom);
  const clock = useAtomValue(clockAtom);
  const [awaited, setAwaited] = useState(moment);
  if (moment !== null && moment !== awaited) setAwaited(moment);
  const done = useRef<number | null>(null);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  }, [read]);
  useEffect(() => {
    if (awaited === null || done.current === awaited) return undefined;
    const at = awaited + spread([accountId ?? '', String(awaited)]);
    const left = Math.max(0, at - platformNow(clock));
    if (left > longestTimerMs) return undefined;
    const timer = setTimeout(() => {
      done.current = awaited;
      latest.current();
    }, left);
    return () => clearTimeout(timer);
  }, [awaited, accountId, clock]);
}
