import { createHash } from 'node:crypto';
import { isSuccess } from '#contract/platform/codes.ts';
import { isFields } from '#contract/platform/profile/translate-answer.ts';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import type { RecordStamp } from '../records/attempt-store.ts';

const limits = { names: 80, depth: 4, length: 64 };

/** The stamp of a successful answer; null: it says nothing that could change. */
export function stampOf(of: RecordStamp['of'], answer: PlatformAnswer, record: unknown): RecordStamp | null {
  if (answer.kind !== 'answered' || !isSuccess(answer.code)) return null;
  const values = Object.fromEntries(valuesOf(record, '', 0).slice(0, limits.names));
  return Object.keys(values).length > 0 ? { of, values } : null;
}

function valuesOf(value: unknown, name: string, depth: number): [string, string][] {
  if (value === null || value === undefined) return name === '' ? [] : [[name, '']];
  if (isFields(value) && depth < limits.depth)
    return Object.entries(value).flatMap(([inner, field]) =>
      valuesOf(field, name === '' ? inner : `${name}.${inner}`, depth + 1),
    );
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const short = text.length > limits.length ? createHash('sha256').update(text).digest('hex') : text;
  return name === '' ? [] : [[name, short]];
}

/**
 * Whether the platform's record has changed since the commit that may have arrived. `unclear`: too few looks. `untold`:
 * there is nothing to compare with.
 */
export type Change = 'changed' | 'same' | 'unclear' | 'untold';

/** So many looks, one after the other, tell a change from a value that moves by itself. */
export const looksNeeded = 3;

/**
 * What became of a record since its `baseline`; `looks`: oldest first, the last of them is now. A value that is another
 * one at each look, like seconds that are left, says nothing.
 */
export function changeSince(baseline: RecordStamp | null, looks: readonly RecordStamp[]): Change {
  const [first, second, last] = looks.slice(-looksNeeded);
  if (!baseline || !first) return 'untold';
  if (!second || !last) return 'unclear';
  // For a moment the list may have stood in for the record; for good there is nothing to compare.
  const others = [first, second, last].filter(({ of }) => of !== baseline.of);
  if (others.length > 0) return others.length === looksNeeded ? 'untold' : 'unclear';
  const names = differing(baseline, last);
  const at = (look: RecordStamp, name: string) => look.values[name];
  const moves = (name: string) => at(first, name) !== at(second, name) && at(second, name) !== at(last, name);
  const stays = (name: string) => at(first, name) === at(last, name) && at(second, name) === at(last, name);
  if (names.some(stays)) return 'changed';
  return names.every(moves) ? 'same' : 'unclear';
}

/** True when any value is another one than in the baseline; null: there are no two records of one kind to compare. */
export function differs(baseline: RecordStamp | null, now: RecordStamp | null): boolean | null {
  return baseline !== null && now !== null && now.of === baseline.of ? differing(baseline, now).length > 0 : null;
}

function differing({ values: before }: RecordStamp, { values: now }: RecordStamp): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => (before[name] ?? '') !== (now[name] ?? ''),
  );
}
