import type { SaveOutcome } from './exam.ts';
import { call } from './ipc-types.ts';

/** What lies on this computer, by what may happen to it. */
export const storageParts = ['answers', 'evidence', 'paperMedia', 'offline', 'records', 'logs'] as const;
export type StoragePart = (typeof storageParts)[number];

/** Bytes on the disk, copies included. */
export type StorageReport = Readonly<Record<StoragePart, number>>;

export const diagnosticsDomain = {
  storage: call<[], StorageReport>(),
  /** Writes what helps whoever looks for a fault into a zip where the learner chooses: no answer, picture or token. */
  save: call<[], SaveOutcome>(),
};
