import * as z from 'zod/mini';
import { storageKeys } from '../session/storage-keys.ts';
import type { FaceRequest } from './face-request.ts';

/** After so long without a failure the tries begin again; the platform counts the same way (assumed). */
const forgottenAfterMs = 30 * 60_000;

const stored = z.record(z.string(), z.array(z.number()));
type Failures = z.output<typeof stored>;
type Subject = Pick<FaceRequest, 'kind' | 'businessId'>;

const keyOf = ({ kind, businessId }: Subject) => `${kind} ${businessId}`;

/** Tries of this subject that failed: they count on when the check is opened again. */
export function usedTries(subject: Subject, storage: Pick<Storage, 'getItem'>, now: number): number {
  return recent(readFailures(storage)[keyOf(subject)] ?? [], now).length;
}

export function rememberFailure(subject: Subject, storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): void {
  const all = readFailures(storage);
  const failures = [...recent(all[keyOf(subject)] ?? [], now), now];
  storage.setItem(storageKeys.faceTries, JSON.stringify({ ...all, [keyOf(subject)]: failures }));
}

/** A success begins a new count. */
export function forgetFailures(subject: Subject, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const { [keyOf(subject)]: gone, ...others } = readFailures(storage);
  if (gone) storage.setItem(storageKeys.faceTries, JSON.stringify(others));
}

/** All of them, unless even the last one is long ago. */
function recent(failures: readonly number[], now: number): readonly number[] {
  const last = failures.at(-1);
  return last !== undefined && now - last <= forgottenAfterMs ? failures : [];
}

function readFailures(storage: Pick<Storage, 'getItem'>): Failures {
  try {
    const read = z.safeParse(stored, JSON.parse(storage.getItem(storageKeys.faceTries) ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {}; // Not ours: the platform's own count still holds.
  }
}
