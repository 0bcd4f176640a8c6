import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** A moment of one start of this machine, which no setting of its clock changes. */
export interface BootMoment {
  /** Names the start of the machine; compare with `isSameBoot`. */
  boot: string;
  /** Ms since then, sleep included. */
  upMs: number;
}

/** Before a start that is only computed: when it was by the wall clock. */
const computed = '~';
/** Time services move the wall clock by less than this as a rule. */
const toleranceMs = 60_000;

/** False also where the wall clock was set in between and the system has no name for its start: then nobody knows. */
export function isSameBoot(one: string, other: string): boolean {
  if (!one.startsWith(computed) || !other.startsWith(computed)) return one === other;
  return Math.abs(Number(one.slice(1)) - Number(other.slice(1))) <= toleranceMs;
}

/** `named`: what the system calls this start; null: it has no name for it. `wall` in epoch ms, `uptimeMs` in ms. */
export function bootMoment(named: string | null, wall: number, uptimeMs: number): BootMoment {
  const upMs = Math.round(uptimeMs);
  return { boot: named ?? `${computed}${Math.round(wall) - upMs}`, upMs };
}

/** Linux alone has a name for each start of the machine. */
export function createBootReader(file = '/proc/sys/kernel/random/boot_id'): () => BootMoment {
  let named: string | null = null;
  try {
    // A journal has room for less than a whole one.
    named = readFileSync(file, 'utf8').trim().slice(0, 13) || null;
  } catch {
    // Another system: the start is computed.
  }
  return () => bootMoment(named, Date.now(), uptime() * 1000);
}

/** Divergence in ms between the two clocks that is a sleep and not their different resolution. */
const sleepThreshold = 2_500;

/**
 * A monotonic clock in ms that goes on while the machine sleeps and never follows the wall clock.
 * `fine` (performance.now) stands still during sleep on some systems; `uptime` (os.uptime, seconds) does not, but is
 * coarse. The fine one gives the ticks, the coarse one the sleeps.
 */
export function createBootClock(fine: () => number, uptime: () => number): () => number {
  const start = uptime() * 1000 - fine();
  let slept = 0;
  return () => {
    const now = fine();
    const missing = uptime() * 1000 - now - start - slept;
    // Only forward: an uptime that falls back is a broken reading, and a monotonic clock must not.
    if (missing > sleepThreshold) slept += missing;
    return now + slept;
  };
}
