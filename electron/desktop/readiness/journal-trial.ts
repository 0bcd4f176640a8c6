import { randomBytes, randomUUID } from 'node:crypto';
import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readings } from '#contract/ipc/readings.ts';
import { createWorkerClient } from '#electron/kernel/worker/worker-client.ts';
import { JournalError, toJournalProblem } from '#electron/storage/journal/journal-error.ts';
import type { Folders } from '#electron/storage/journal/journal-paths.ts';
import type { Journals } from '#electron/storage/journal/journals.ts';
import { keyCheck } from '#electron/storage/journal/record-format.ts';

const records = 50;
const timeoutMs = 10_000;

export interface JournalTrialOptions {
  /** The folder of journals and evidence. */
  examFolder: string;
  /** The thread that writes the journals of papers. */
  worker: URL;
}

/**
 * Writes a journal as a paper does, in a folder of its own beside those of papers; ends its thread without closing it;
 * reads it back in a new one. Nothing of it stays.
 */
export async function tryJournal(
  { examFolder, worker }: JournalTrialOptions,
  signal: AbortSignal,
): Promise<Readings['journal']> {
  const folder = path.join(examFolder, 'readiness', randomUUID());
  const folders: Folders = [path.join(folder, 'answers'), path.join(folder, 'answers-copy')];
  const open = () => {
    const { callOf, end } = createWorkerClient<Journals>({
      url: worker,
      name: 'readiness',
      problem: (code, message, cause) => new JournalError(toJournalProblem(code), message, { cause }),
      goneCode: 'gone',
      timeoutMs,
      slowCode: 'slow',
    });
    return { call: callOf(folders), end };
  };
  const reading = { written: 0, readBack: 0, slowestMs: 0, oneCopy: false, refused: null };
  const key = randomBytes(32);
  const { name, journal } = trialPaper(key);
  let client = open();
  try {
    await client.call('create', journal);
    const written: string[] = [];
    for (let at = 0; at < records; at += 1) {
      signal.throwIfAborted();
      const record = JSON.stringify({ type: 'answer', questionId: `q${at}`, value: randomUUID(), at: Date.now() });
      const before = performance.now();
      const { copies } = await client.call('append', name, record);
      reading.slowestMs = Math.max(reading.slowestMs, performance.now() - before);
      reading.oneCopy ||= copies !== 2;
      written.push(record);
    }
    reading.written = written.length;
    await client.end();
    client = open();
    const opened = await client.call('open', name, key);
    const found = new Set(opened.records.map(({ text }) => text));
    reading.readBack = written.filter((record) => found.has(record)).length;
    reading.oneCopy ||= opened.oneCopy;
    return reading;
  } catch (error) {
    if (error instanceof JournalError) return { ...reading, refused: error.code };
    throw error;
  } finally {
    await client.end();
    // What could not be written cannot be removed either; the reading says so.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    // Else it would belong to whoever checked first. Another check may be in it.
    await rmdir(path.dirname(folder)).catch(() => undefined);
  }
}

function trialPaper(key: Uint8Array) {
  const name = { account: randomBytes(16).toString('hex'), attempt: randomBytes(8).toString('hex') };
  const card = {
    exam: { examId: 'readiness', businessId: '', sourceType: '', name: '' },
    owner: '',
    answered: 0,
    total: 0,
    deadline: null,
    phase: 'open' as const,
    settledAt: null,
  };
  const header = {
    version: 1 as const,
    attemptId: name.attempt,
    accountHash: name.account,
    createdAt: Date.now(),
    keyCheck: keyCheck(key),
    vaultKey: null,
    rescueKey: null,
  };
  return { name, journal: { name, header, key, keepKeyBeside: false, card, firstRecord: '{"type":"readiness"}' } };
}
