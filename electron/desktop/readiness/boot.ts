import { readFile } from 'node:fs/promises';
import os from 'node:os';
import * as z from 'zod/mini';

/** What tells one run of the system from the next. */
export const bootFacts = z.object({
  /** The system's own name of this run (Linux); null: it has none. */
  id: z.nullable(z.string()),
  /** How long the system runs, in seconds. */
  uptime: z.number(),
  /** Epoch ms of this machine's clock when this was read. */
  at: z.number(),
});
export type BootFacts = z.infer<typeof bootFacts>;

/** Of the system that runs now. */
export async function currentBoot(): Promise<BootFacts> {
  const id = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => null); // Other systems have no such file.
  return { id: id === null ? null : id.trim(), uptime: os.uptime(), at: Date.now() };
}

/** A clock that was set must not look like a restart. */
const clockToleranceMs = 60_000;

/** Whether the machine was started between the two; where it is not certain: no. */
export function restarted(before: BootFacts, after: BootFacts): boolean {
  if (before.id !== null && after.id !== null) return before.id !== after.id;
  if (after.uptime < before.uptime) return true;
  // It runs for longer than before, but not for as long as the time between.
  return after.at - after.uptime * 1_000 > before.at + clockToleranceMs;
}
