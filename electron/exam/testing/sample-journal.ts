import { randomBytes } from 'node:crypto';
import type { NewJournal } from '#electron/storage/journal/journals.ts';
import { keyCheck } from '#electron/storage/journal/record-format.ts';
import { sampleCard } from './sample-attempt.ts';

/** A journal to be created, with a key of its own beside it and the one record `begin`. */
export function sampleJournal(): NewJournal {
  const name = { account: 'a'.repeat(32), attempt: 'b'.repeat(16) };
  const key = randomBytes(32);
  const header = {
    version: 1,
    attemptId: name.attempt,
    accountHash: name.account,
    createdAt: 0,
    keyCheck: keyCheck(key),
    vaultKey: null,
    rescueKey: null,
  } as const;
  return { name, key, header, keepKeyBeside: true, card: sampleCard(), firstRecord: 'begin' };
}
