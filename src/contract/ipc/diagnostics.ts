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

/** Lessons for offline study of learners who are not signed in now. `needsCode`: staff remove them, with their code. */
export interface OthersKept {
  learners: number;
  bytes: number;
  needsCode: boolean;
}

/** `wrong`: the code is another one. `wait`: too many wrong tries before, this one was not looked at. */
export type RemoveOthersOutcome = { outcome: 'removed' } | { outcome: 'wrong' | 'wait'; waitMs: number };

export const diagnosticsDomain = {
  storage: call<[], StorageReport>(),
  /** `no-account` for what belongs to a learner while nobody is signed in. */
  remove: call<[part: RemovablePart], void>(),
  others: call<[], OthersKept>(),
  /** Removes them; `code` null where none is needed. Never a journal or a paper on its way. */
  removeOthers: call<[code: string | null], RemoveOthersOutcome>(),
  /** Writes what helps whoever looks for a fault into a zip where the learner chooses: no answer, picture or token. */
  save: call<[], SaveOutcome>(),
};
