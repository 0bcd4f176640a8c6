import { setImmediate as nextRound } from 'node:timers/promises';
import type { Attempts } from '#electron/exam/attempts/attempts.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { attemptsOver, journalOn } from '../disk/sitting.ts';
import { faultStart, learner } from '../learner.ts';
import { pick } from '../random.ts';
import { addRun, addUnusable, countLost, emptyTally, type Answered, type Tally } from '../tally.ts';

/** Three hours of writing with a pause, and a record, every few seconds. */
const writesInThreeHours = 3_000;
/** Characters of an essay that is finished. */
const essayLength = 9_000;
/** What a copy of one journal may take: what counts, what may be superfluous, and what is being written. */
const copyBytes = 1024 * 1024;
/** Records that a reopened journal of one essay and a few answers may have. */
const recordsOfEssay = 400;
const settledJournals = 300;
/** What both copies of a short, settled paper may take. */
const settledBytes = 16 * 1024;
const reserves = 2 * 256 * 1024;
const dayMs = 86_400_000;

/** Shortest first: the essay grows. */
function essay(share: number, random: () => number): string {
  return `${pick(random, 1e9)} ${'写'.repeat(Math.ceil(share * essayLength))}`;
}

/** Writes one essay for `share` of three hours. */
async function writeEssay(tally: Tally, share: number, random: () => number): Promise<void> {
  const layer = new MemoryLayer();
  const store = attemptsOver(layer);
  const { attemptId } = await store.begin(learner, faultStart());
  const known: Answered[] = [];
  const writes = Math.ceil(writesInThreeHours * share);
  let most = 0;
  for (let count = 0; count < writes; count += 1) {
    const text = essay(count / writes, random);
    const change = { type: 'answer', questionId: 'q1', value: { kind: 'text', text } } as const;
    const { sequence } = await store.attempt(learner.accountId, attemptId).change(change);
    known.push({ sequence, questionId: 'q1', text });
    if (count % 50 === 0) most = Math.max(most, layer.usedBytes);
  }
  await store.close();
  most = Math.max(most, layer.usedBytes);
  if (most > 2 * copyBytes + reserves) throw new Error(`${most} bytes on the disk`);
  const { records } = await journalOn(layer);
  if (records.length > recordsOfEssay) throw new Error(`${records.length} records`);
  if (layer.handles > 0) throw new Error(`${layer.handles} files left open`);
  addRun(tally, { acknowledged: known.length, lost: countLost(known.slice(-1), records), note: tally.fault });
}

async function settleOne(store: Attempts, number: number, at: number): Promise<void> {
  const start = faultStart();
  const { attemptId } = await store.begin(learner, { ...start, userPaperId: `paper-${number}` });
  const change = { type: 'answer', questionId: 'q1', value: { kind: 'text', text: `${number}` } } as const;
  await store.attempt(learner.accountId, attemptId).change(change);
  await store.attempt(learner.accountId, attemptId).seal('learner', at);
  const settlement = { phase: 'delivered', proof: 'compared', held: null, refusal: null, at } as const;
  await store.attempt(learner.accountId, attemptId).settle(settlement);
}

/** Settles `count` papers, starts again beside them, and lets them expire. */
async function settle(tally: Tally, count: number): Promise<void> {
  const layer = new MemoryLayer();
  const store = attemptsOver(layer);
  for (let number = 0; number < count; number += 1) await settleOne(store, number, Date.now());
  if (layer.handles > 2) throw new Error(`${layer.handles} files open after ${count} papers`);
  await store.close();
  if (layer.usedBytes > reserves + count * settledBytes) throw new Error(`${layer.usedBytes} bytes on the disk`);
  const next = attemptsOver(layer);
  const { exam } = faultStart();
  await next.pending(learner.accountId);
  await next.find(learner.accountId, exam);
  await nextRound();
  if (layer.handles > 0) throw new Error(`${layer.handles} files open at the start`);
  const lost = layer.paths.filter((path) => path.endsWith('.journal')).length === 2 * count ? 0 : 1;
  if ((await next.removeExpired(Date.now() + 80 * dayMs)) > 0) throw new Error('deleted before its time');
  await next.removeExpired(Date.now() + 91 * dayMs);
  const left = layer.paths.filter((path) => !path.endsWith('/reserve'));
  if (left.length > 0) throw new Error(`${left.length} files left after 90 days`);
  await next.close();
  addRun(tally, { acknowledged: count, lost, note: tally.fault });
}

/**
 * `count` is the work in thousandths: 1000 writes three essays of three hours and settles 300 papers three times. Less
 * than a tenth of it would stay within every bound.
 */
export async function runGrowth(count: number, random: () => number): Promise<Tally[]> {
  const writing = emptyTally('growth: an essay of three hours');
  const settled = emptyTally('growth: 300 settled journals');
  const share = Math.min(1, Math.max(100, count) / 1000);
  for (const [tally, work] of [
    [writing, () => writeEssay(writing, share, random)],
    [settled, () => settle(settled, Math.ceil(settledJournals * share))],
  ] as const) {
    for (let round = 0; round < 3; round += 1) await work().catch((error: unknown) => addUnusable(tally, error));
  }
  return [writing, settled];
}
