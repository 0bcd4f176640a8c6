import type { Timer } from '../clock/timer.ts';

/** Calls `announce` for a key at once, then at most once per `every` ms, and always after the last `touch`. */
export function createAnnouncer(announce: (key: string) => void, timer: Timer, every: number): (key: string) => void {
  /** True: touched again while waiting. */
  const waiting = new Map<string, boolean>();

  function release(key: string): void {
    const again = waiting.get(key);
    waiting.delete(key);
    if (again) touch(key);
  }

  function touch(key: string): void {
    if (waiting.has(key)) {
      waiting.set(key, true);
      return;
    }
    waiting.set(key, false);
    timer(() => release(key), every);
    announce(key);
  }
  return touch;
}
