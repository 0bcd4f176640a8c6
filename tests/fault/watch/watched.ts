import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { monitorCaptureSave, monitorHeartbeat } from '#contract/platform/exam/monitor.ts';
import { monitorStaffActions } from '#contract/platform/exam/staff.ts';
import { createEvidenceDatabase } from '#electron/exam/evidence/database.ts';
import type { EvidenceStore } from '#electron/exam/evidence/evidence-store.ts';
import { createExamRun } from '#electron/exam/testing/exam-run.ts';
import { createFakePlatform, good } from '#electron/exam/testing/fake-platform.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import { createMemoryEvidence, directEvidence } from '#electron/exam/testing/memory-evidence.ts';
import { electricianExam } from '#electron/exam/testing/open-paper.ts';
import { paperAnswers } from '#electron/exam/testing/paper-answers.ts';
import type { PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { labTime } from '../lab-time.ts';
import { pick } from '../random.ts';
import { addRun, addUnusable, emptyTally, type Tally } from '../tally.ts';

const second = 1_000;
const minute = 60 * second;
const learner = 'lm';

/** A seat with one open paper at a platform that names nothing, whose power can go. */
class WatchedSeat {
  readonly platform = createFakePlatform({
    ...paperAnswers(),
    monitorHeartbeat: [good({})],
    monitorCaptureSave: [good({ id: 1 })],
    monitorStaffActions: [good({ actions: [] })],
    userSwitchScreen: [good({})],
    userPaperCommitAllPaper: [good({ userPaperId: 'p1' })],
  });
  readonly #evidenceStore: EvidenceStore;
  #layer = new MemoryLayer();
  readonly time = labTime(() => this.#layer.pending > 0);
  #run: ReturnType<typeof createExamRun> | null = null;
  attemptId = '';

  constructor(evidenceStore: EvidenceStore) {
    this.#evidenceStore = evidenceStore;
  }

  get run(): ReturnType<typeof createExamRun> {
    if (!this.#run) throw new Error('The client does not run.');
    return this.#run;
  }

  async start(): Promise<void> {
    const layer = this.#layer;
    const client: PlatformClient = {
      // A client whose power went says nothing any more.
      call: async (call, input) =>
        layer === this.#layer ? this.platform.client.call(call, input) : { kind: 'unreachable' },
    };
    const session = createFakeSession(account(learner));
    const evidenceStore = this.#evidenceStore;
    this.#run = createExamRun({ layer, time: this.time, platform: { client }, session, evidenceStore });
    await this.#run.service.start();
    const outcome = await this.#run.exam.open(electricianExam);
    if (!outcome.opened) throw new Error(outcome.problem);
    this.attemptId = outcome.attempt.attemptId;
  }

  async cutPower(random: () => number): Promise<void> {
    this.#layer = this.#layer.cutPower(random);
    await this.time.advance(random() * minute);
    await this.start();
  }

  inputs(id: string): unknown[] {
    return this.platform.sent.filter((call) => call.id === id).map(({ input }) => input);
  }

  async stop(): Promise<void> {
    const stopped = this.run.service.stop();
    await this.time.advance(minute);
    await stopped;
  }
}

const beat = z.object({ absences: z.number() });

/** A learner looks away again and again; the store of evidence takes nothing now and then, and the power goes. */
async function lookAway(tally: Tally, random: () => number): Promise<void> {
  let broken = false;
  const whole = createMemoryEvidence();
  const seat = new WatchedSeat({
    ...whole,
    add: async (item) => {
      if (broken) throw new Error('database is locked');
      return whole.add(item);
    },
  });
  await seat.start();
  const times = 3 + pick(random, 5);
  for (let away = 0; away < times; away += 1) {
    broken = random() < 0.4;
    seat.run.focus('blur');
    await seat.time.advance(second + random() * 2 * minute);
    seat.run.focus('focus');
    await seat.time.advance(second + random() * 10 * second);
    if (random() < 0.3) await seat.cutPower(random);
  }
  await seat.time.advance(2 * minute);
  const attempt = await seat.run.exam.read(seat.attemptId);
  const recorded = attempt?.absences?.filter(({ counted }) => counted).length ?? 0;
  const told = z.parse(beat, seat.inputs(monitorHeartbeat.id).at(-1)).absences;
  const lost = Math.abs(times - recorded) + Math.abs(times - told);
  addRun(tally, { acknowledged: times, lost, note: `${times} absences: ${recorded} recorded, ${told} told` });
  await seat.stop();
}

type Order = (number: number, at: number) => object;

/** Everything that a platform may call an order, and that would take the paper from its learner. */
const orders: readonly Order[] = [
  (number, at) => ({ number, at, kind: 'pause', clockRuns: true, until: at + 4 * 60 * minute }),
  (number, at) => ({ number, at, kind: 'pause', clockRuns: false }),
  (number, at) => ({ number, at, kind: 'handIn' }),
  (number, at) => ({ number, at, kind: 'movedWindow', deadline: at + minute }),
  (number, at) => ({ number, at, kind: 'resume', deadline: at + minute }),
];

/** Orders come that nothing but their name shows to be such; the learner goes on answering. */
async function sitWithOrders(tally: Tally, random: () => number): Promise<void> {
  const seat = new WatchedSeat(createMemoryEvidence());
  await seat.start();
  let refused = 0;
  let last = '';
  const told = 2 + pick(random, 4);
  for (let number = 1; number <= told; number += 1) {
    const order = orders[pick(random, orders.length)]?.(number, seat.time.now());
    seat.platform.restart(monitorStaffActions.id, good({ actions: [order], pollSeconds: 5 }));
    await seat.time.advance(minute + random() * 2 * minute);
    const text = `answer-${pick(random, 1e9)}`;
    try {
      await seat.run.exam.answer(seat.attemptId, 'q1', { kind: 'text', text });
      last = text;
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
      refused += 1;
    }
  }
  const attempt = await seat.run.exam.read(seat.attemptId);
  const value = attempt?.answers['q1']?.value;
  const gone = value?.kind === 'text' && value.text === last ? 0 : 1;
  addRun(tally, { acknowledged: told, lost: refused + gone, note: `${refused} answers refused because of an order` });
  await seat.stop();
}

const sentNote = z.object({ state: z.string(), chain: z.object({ n: z.number() }) });
const stored = z.object({ stored: z.object({ note: z.object({ n: z.number() }) }) });

/** Notes wait without a network, and somebody takes some of them out of the file of the evidence. */
async function takeOut(tally: Tally, random: () => number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-taken-'));
  const file = path.join(folder, 'evidence.db');
  try {
    const seat = new WatchedSeat(directEvidence(() => createEvidenceDatabase(file, 100_000_000, () => undefined)));
    await seat.start();
    const { evidence } = seat.run.service;
    evidence.hold(true);
    const paper = { userPaperId: 'p1', examId: electricianExam.examId };
    const note = (state: string) =>
      evidence.put(learner, seat.attemptId, { kind: 'note', ...paper, place: 'seat', takenAt: seat.time.now(), state });
    const count = 2 + pick(random, 6);
    for (let n = 1; n <= count; n += 1) await note(`slept:${n}`);
    await seat.time.advance(3 * second);
    const database = new DatabaseSync(file);
    const taken = 1 + pick(random, count);
    const { changes } = database
      .prepare("DELETE FROM item WHERE id IN (SELECT id FROM item WHERE kind = 'note' ORDER BY id DESC LIMIT ?)")
      .run(taken);
    if (random() < 0.7) database.exec('DELETE FROM chain; DELETE FROM tally');
    database.close();
    await note('slept:0');
    evidence.hold(false);
    await seat.time.advance(3 * minute);
    const arrived = new Set(
      seat.inputs(monitorCaptureSave.id).flatMap((input) => {
        const read = z.safeParse(sentNote, input);
        return read.success ? [read.data.chain.n] : [];
      }),
    );
    const last = z.parse(stored, seat.inputs(monitorHeartbeat.id).at(-1)).stored.note.n;
    const unseen = Number(changes) - (last - arrived.size);
    addRun(tally, { acknowledged: count, lost: Math.max(0, unseen), note: `${unseen} of ${changes} removals unseen` });
    await seat.stop();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One tally of as many sittings, in virtual time. */
function seriesOf(fault: string, sit: (tally: Tally, random: () => number) => Promise<void>) {
  return async (count: number, random: () => number): Promise<Tally[]> => {
    const tally = emptyTally(fault);
    while (tally.runs < count) {
      try {
        await sit(tally, random);
      } catch (error) {
        addUnusable(tally, error);
      }
    }
    return [tally];
  };
}

export const runAbsences = seriesOf('absences over power cuts and a store that takes nothing', lookAway);
export const runAssumedOrders = seriesOf('orders that nothing but their name shows', sitWithOrders);
export const runTakenOut = seriesOf('evidence taken out of its file', takeOut);
