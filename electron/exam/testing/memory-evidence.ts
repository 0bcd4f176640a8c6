import { remoteOf } from '#electron/kernel/worker/worker-client.ts';
import { createEvidenceDatabase } from '../evidence/database.ts';
import type { EvidenceDatabase, EvidenceStore } from '../evidence/evidence-store.ts';

/** The evidence store without disk and without a thread. */
export function createMemoryEvidence(): EvidenceStore {
  const database = createEvidenceDatabase(':memory:', 100_000_000);
  return directEvidence(() => database);
}

/** A database without a thread; it is opened with the first call. `problem`: the error with which a call rejects. */
export function directEvidence(
  open: () => EvidenceDatabase,
  problem: (cause: unknown) => unknown = (cause) => cause,
): EvidenceStore {
  let opened: EvidenceDatabase | null = null;
  return remoteOf<EvidenceDatabase, Pick<EvidenceStore, 'close'>>(
    {
      async call(verb, ...args) {
        try {
          opened ??= open();
          return await Reflect.apply(Reflect.get(opened, verb), opened, args);
        } catch (cause) {
          throw problem(cause);
        }
      },
    },
    { close: async () => opened?.close() },
  );
}
