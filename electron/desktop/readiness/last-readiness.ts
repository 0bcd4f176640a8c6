import * as z from 'zod/mini';
import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';

/** Rows as they were written down: an older client may have had other ones. */
const stored = z.object({ at: z.string(), rows: z.array(z.looseObject({ check: z.string(), verdict: z.string() })) });
export type LastReadiness = z.infer<typeof stored>;

/** The last check that ended, with its time; null: none did. */
export function readLast(file: KeyValueFile): LastReadiness | null {
  const read = z.safeParse(stored, file.read());
  return read.success ? read.data : null;
}

/** `now`: epoch ms. */
export function keepLast(file: KeyValueFile, rows: readonly ReadinessRow[], now: number): void {
  file.write({ at: new Date(now).toISOString(), rows });
}
