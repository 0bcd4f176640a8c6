import type { SaveOutcome } from './exam.ts';
import { call } from './ipc-types.ts';

/** What lies on this computer, by what may happen to it. */
export const storageParts = [
  'answers',
  'evidence',
  'paperMedia',
  'offline',
  'records',
  'caches',
  'logs',
  'crashes',
] as const;
export type StoragePart = (typeof storageParts)[number];

/** What a learner may remove: it is nobody's answer, and comes again or is not needed. `offline`: their own. */
export const removableParts = ['offline', 'caches', 'logs', 'crashes'] as const;
export type RemovablePart = (typeof removableParts)[number];

/** Bytes on the disk, copies included. */
export type StorageReport = Readonly<Record<StoragePart, number>>;

export const diagnosticsDomain = {
  storage: call<[], StorageReport>(),
  /** `no-account` for what belongs to a learner while nobody is signed in. */
  remove: call<[part: RemovablePart], void>(),
  /** Writes what helps whoever looks for a fault into a zip where the learner chooses: no answer, picture or token. */
  save: call<[], SaveOutcome>(),
};
