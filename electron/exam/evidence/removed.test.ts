import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { createSeal } from '#electron/storage/keystore/seal.ts';
import type { AttemptNote } from '../records/attempt-store.ts';
import type { ChainEnds } from '../records/chain.ts';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { directEvidence } from '../testing/memory-evidence.ts';
import { openPaper } from '../testing/open-paper.ts';
import { TestTime } from '../testing/test-time.ts';
import { createEvidenceDatabase } from './database.ts';
import type { EvidenceFacts } from './evidence-body.ts';
import { createEvidenceQueue } from './queue.ts';

const dayMs = 86_400_000;
const paper = { userPaperId: 'p1', examId: 'e1' };
const note = (state: string): EvidenceFacts => ({ kind: 'note', ...paper, place: 'seat', takenAt: 5, state });
const capture = (takenAt: number): EvidenceFacts => ({ kind: 'capture', ...paper, place: 'front', takenAt, faces: 1 });
const sentItem = z.object({
  state: z.optional(z.string()),
  takenAt: z.number(),
  chain: z.object({ n: z.number(), previous: z.string(), hash: z.string() }),
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evidence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The journal of the attempt, over runs. */
function createJournal() {
  let ends: ChainEnds | null = null;
  const noted: string[] = [];
  const handle = {
    read: async () => openPaper({ userPaperId: paper.userPaperId }),
    evidenceEnds: async () => ends,
    note: async (told: AttemptNote) => {
      if (told.type === 'evidence') ends = told.ends;
      if (told.type === 'seat-note') noted.push(told.state);
    },
  };
  return { attempt: () => handle, last: () => ends, noted };
}

function createRun(journal = createJournal(), answer: (input: object) => PlatformAnswer = () => good({ id: 1 })) {
  const time = new TestTime(1_000 * dayMs);
  let later = 0;
  const platform = createFakePlatform({ monitorCaptureSave: [answer] });
  const file = join(folder, 'evidence.db');
  const log: string[] = [];
  const queue = createEvidenceQueue({
    store: directEvidence(() => createEvidenceDatabase(file, 1_000_000, () => undefined)),
    seal: createSeal(new Uint8Array(32)),
    journals: journal,
    session: createFakeSession(account('lm')).watch,
    platform: platform.client,
    timer: time.timer,
    random: () => 0.5,
    now: () => time.now() + later,
    timeTrusted: () => true,
    hasRoom: async () => true,
    announce: () => undefined,
    log: (line) => log.push(line),
  });
  const sent = () => platform.sent.map(({ input }) => z.parse(sentItem, input));
  const tool = (sql: string) => {
    const other = new DatabaseSync(file);
    other.exec(sql);
    other.close();
  };
  return { time, queue, journal, platform, sent, tool, log, file, daysPass: (days: number) => (later += days * dayMs) };
}

it('what is taken out of the file before it was sent leaves a number that never comes, and the heartbeat says so', async () => {
  const { queue, time, sent, tool } = createRun();
  queue.hold(true);
  for (const state of ['ok', 'several-faces', 'second-display', 'ok again']) await queue.put('lm', 'a1', note(state));
  tool('DELETE FROM item WHERE id IN (2, 3)');
  queue.hold(false);
  await time.advance(10_000);
  expect(sent().map(({ state, chain }) => [chain.n, state])).toEqual([
    [1, 'ok'],
    [4, 'ok again'],
  ]);
  const { stored, lost } = await queue.beat('lm', 'a1');
  expect({ stored, lost }).toMatchObject({ stored: { note: { n: 4, waiting: 0 } }, lost: null });
  await queue.close();
});

it('a number is not given again when the chain in the file is set back, in this run and in the next', async () => {
  const first = createRun();
  first.queue.hold(true);
  for (const state of ['1', '2', '3']) await first.queue.put('lm', 'a1', note(state));
  first.tool('DELETE FROM item; DELETE FROM chain; DELETE FROM tally');
  await first.queue.put('lm', 'a1', note('4'));
  expect(await first.queue.beat('lm', 'a1')).toMatchObject({ stored: { note: { n: 4 } } });
  await first.queue.close();
  first.tool('DELETE FROM item; DELETE FROM chain; DELETE FROM tally');

  const fourth = first.journal.last()?.note.hash;
  const second = createRun(first.journal);
  await second.queue.put('lm', 'a1', note('5'));
  await second.time.advance(10_000);
  expect(second.sent()).toMatchObject([{ state: '5', chain: { n: 5, previous: fourth } }]);
  await second.queue.close();
});

it('the journal hears of a note within two seconds, of pictures every thirty', async () => {
  const { queue, time, journal } = createRun();
  await queue.put('lm', 'a1', capture(1), new Uint8Array([1]));
  await time.advance(29_000);
  await queue.put('lm', 'a1', capture(2), new Uint8Array([2]));
  expect(journal.last()).toBeNull();
  await time.advance(1_000);
  expect(journal.last()?.capture.n).toBe(2);
  await queue.put('lm', 'a1', note('x'));
  await time.advance(2_000);
  expect(journal.last()?.note.n).toBe(1);
  await queue.close();
});

it('an honest loss keeps its number, and a note tells it, to the platform and in the paper’s journal: pictures that were thinned out, refused or too old', async () => {
  const { queue, time, sent, daysPass, platform, journal } = createRun(undefined, (input) => {
    const facts = z.parse(sentItem, input);
    return facts.takenAt === 3 ? refusal(500) : good({ id: 1 });
  });
  queue.hold(true);
  for (let taken = 1; taken <= 4; taken += 1)
    await queue.put('lm', 'a1', capture(taken), new Uint8Array(taken === 4 ? 10 : 400_000));
  queue.hold(false);
  await time.advance(120_000);
  const told = () => sent().flatMap(({ state }) => state ?? []);
  expect(told()).toEqual(['evidence-gone:capture:thinned:2', 'evidence-gone:capture:dropped:3']);
  platform.restart('monitorCaptureSave', { kind: 'unreachable' });
  for (let taken = 5; taken <= 9; taken += 1) await queue.put('lm', 'a1', capture(taken), new Uint8Array(10));
  await time.advance(1_000);
  daysPass(31);
  queue.start();
  await time.advance(1_000);
  platform.restart('monitorCaptureSave', good({ id: 1 }));
  queue.wake();
  await time.advance(200_000);
  expect(told().at(-1)).toBe('evidence-gone:capture:expired:5-9');
  expect(journal.noted).toEqual([...new Set(told())]);
  expect(await queue.state('lm', 'a1')).toMatchObject({ waiting: 0, lost: { thinned: 1, dropped: 1, expired: 5 } });
  await queue.close();
});
