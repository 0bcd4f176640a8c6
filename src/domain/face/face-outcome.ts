import { storageKeys } from '../session/storage-keys.ts';
import type { FaceEnd } from './face-flow.ts';
import type { FaceKind, FaceRequest } from './face-request.ts';

/** The result for the screen that opened the check. */
export interface FaceResult {
  result: boolean;
  /** Kind 2, passed: the exam may begin. */
  commitSuccess?: true;
  failSubmit?: true;
  /** Kind 4 only reports that it was closed. */
  closed?: true;
}

export type FaceOutcome = { address: string } | { emit: FaceResult };

/** What follows the end of a check: navigation if the request has an address, else a result (001 §4). */
export function outcomeOf(end: FaceEnd, { kind, addresses }: FaceRequest): FaceOutcome {
  if (kind === 4) return { emit: { result: end === 'passed', closed: true } };
  const address = addressFor(end, addresses);
  if (address !== undefined) return { address };
  return { emit: end === 'passed' ? passed(kind) : { result: false, failSubmit: true } };
}

function addressFor(end: FaceEnd, addresses: FaceRequest['addresses']): string | undefined {
  if (end === 'passed') return addresses.target;
  if (end === 'expired') return addresses.invalid;
  return end === 'exhausted' ? addresses.fail : addresses.pause;
}

function passed(kind: FaceKind): FaceResult {
  return kind === 2 ? { result: true, commitSuccess: true } : { result: true };
}

/** Records in session storage that the learner passed, and for which course (001 §4). */
export function rememberPass({ access }: FaceRequest, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(storageKeys.facePass, 'true');
  if (access && access.type !== 1) storage.setItem(storageKeys.currentCourseId, access.courseId);
}
