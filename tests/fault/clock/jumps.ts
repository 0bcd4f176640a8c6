import { createExamRun } from '#electron/exam/testing/exam-run.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import { sampleStart } from '#electron/exam/testing/sample-attempt.ts';
import type { PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import { canonicalAnswers } from '#rules/exam/canonical-answers.ts';
import { ModelPlatform } from '../delivery/model-platform.ts';
import { labTime } from '../lab-time.ts';
import { pick } from '../random.ts';
import { addRun, addUnusable, emptyTally, type Tally } from '../tally.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const learner = { accountId: 'ann', owner: '138****8000' };
/** The platform is heard of so often while it can be reached. */
const beatMs = 30 * second;
/** Of two clocks that disagree the later one is believed once it alone was heard for ten minutes. */
const disputeMs = 11 * minute;
/** A Date header has whole seconds. */
const toleranceMs = 2 * second;

/** A machine whose wall clock somebody keeps setting, and one paper with a deadline by the platform's clock. */
class Machine {
  /** The last text that the learner was told to be saved. */
  saved: string | null = null;
  /** Clocks that disagree end no paper: it was answered after its deadline, and says so. */
  #answeredLate = false;
  readonly deadline: number;
  readonly platform: ModelPlatform;
  readonly #random: () => number;
  readonly #layer = new MemoryLayer();
  readonly #time = labTime(() => this.#layer.pending > 0);
  readonly #session = createFakeSession(account(learner.accountId));
  #aheadMs = 0;
  #online = true;
  #run: ReturnType<typeof createExamRun>;
  #attemptId = '';

  constructor(random: () => number) {
    this.#random = random;
    this.deadline = this.#time.now() + (5 + random() * 15) * minute;
    this.platform = new ModelPlatform({
      now: this.#time.now,
      deadline: this.deadline,
      late: 'taken',
      tells: 'hash',
      trouble: () => (this.#online ? null : 'unreachable'),
    });
    this.setWallClock();
    this.#run = this.#started();
  }

  get overdueMs(): number {
    return this.#time.now() - this.deadline;
  }

  get answers(): string {
    return canonicalAnswers(
      sampleStart().paper.questions.map((question) => {
        const ours = question.id === 'q5' && this.saved !== null;
        return {
          questionId: question.id,
          answer: ours ? encodeAnswer(question, { kind: 'text', text: this.saved ?? '' }) : [],
        };
      }),
    );
  }

  /** False once a journal was deleted. */
  get journalThere(): boolean {
    return this.#layer.paths.some((path) => path.endsWith('.journal'));
  }

  /** Anything from 90 days behind to 90 days ahead. */
  setWallClock(): void {
    this.#aheadMs = this.#random() < 0.2 ? 0 : (this.#random() * 2 - 1) * 90 * day;
  }

  async begin(): Promise<void> {
    await this.#run.service.start();
    this.#hear();
    const start = sampleStart({ clockOffset: this.#run.clock.offset() });
    const rules = { ...start.rules, joinedAt: this.#time.now(), deadline: this.deadline };
    const { attemptId } = await this.#run.service.store.begin(learner, { ...start, rules });
    this.#attemptId = attemptId;
  }

  async pass(milliseconds: number): Promise<void> {
    const { service } = this.#run;
    for (let left = milliseconds; left > 0; left -= beatMs) {
      await this.#time.advance(Math.min(left, beatMs));
      if (this.#online) this.#hear();
    }
    const sealed = await service.store.attempt(learner.accountId, this.#attemptId).sealedPaper();
    if (sealed?.reason === 'time-up' && this.overdueMs < -toleranceMs) throw new Error('sealed before its deadline');
  }

  /** The page takes none once its countdown has ended; refused once the paper is sealed. */
  async answer(): Promise<void> {
    const { clock } = this.#run;
    if (clock.known() && clock.earliest() >= this.deadline) return;
    const text = `answer-${pick(this.#random, 1e9)}`;
    const change = { type: 'answer', questionId: 'q5', value: { kind: 'text', text } } as const;
    try {
      await this.#run.service.store.attempt(learner.accountId, this.#attemptId).change(change);
      this.saved = text;
      if (this.overdueMs > 0) this.#answeredLate = true;
    } catch (error) {
      if (!(error instanceof JournalError) || error.code !== 'sealed') throw error;
    }
  }

  /** The platform takes no paper that was answered after its deadline, and the learner reads that. */
  async refusedAsLate(): Promise<boolean> {
    const attempt = await this.#run.service.store.attempt(learner.accountId, this.#attemptId).read();
    return this.#answeredLate && attempt?.phase === 'refused';
  }

  async handIn(): Promise<void> {
    await this.#run.service.handIns.handIn(learner.accountId, this.#attemptId, 'learner');
  }

  /** The cable is pulled, or put in again. */
  switchNetwork(): void {
    this.#online = !this.#online;
  }

  /** Off for a while; the network is there when the client starts, and the platform answers within seconds. */
  async restart(): Promise<void> {
    await this.stop();
    await this.#time.advance(this.#random() * 5 * minute);
    this.#online = true;
    this.#run = this.#started();
    await this.#run.service.start();
    await this.pass(this.#random() * 20 * second);
  }

  async stop(): Promise<void> {
    const stopped = this.#run.service.stop();
    await this.#time.advance(1_000);
    await stopped;
  }

  online(): void {
    this.#online = true;
    this.#hear();
    this.#run.service.online();
  }

  #hear(): void {
    this.#run.clock.observe(new Date(this.#time.now()).toUTCString(), 0);
  }

  #started() {
    const client: PlatformClient = {
      call: async (...call) => {
        const answer = await this.platform.call(...call);
        if (answer.kind === 'answered') this.#hear();
        return answer;
      },
    };
    const wall = () => this.#time.now() + this.#aheadMs;
    return createExamRun({ layer: this.#layer, time: this.#time, session: this.#session, platform: { client }, wall });
  }
}

async function sitOnce(tally: Tally, random: () => number): Promise<void> {
  const machine = new Machine(random);
  await machine.begin();
  // A paper without an answer is what the platform closes by itself: nobody could tell the two apart.
  await machine.answer();
  const handsIn = random() < 0.3 ? pick(random, 20) : Infinity;
  for (let step = 0; machine.overdueMs < 2 * minute; step += 1) {
    await machine.pass(random() * minute);
    if (random() < 0.3) machine.setWallClock();
    if (random() < 0.2) machine.switchNetwork();
    if (random() < 0.6) await machine.answer();
    if (random() < 0.1) await machine.restart();
    if (step === handsIn) await machine.handIn();
  }
  machine.online();
  await machine.pass(disputeMs);
  // Long ago or far ahead by this machine's clock: a receipt stays.
  for (let starts = 0; starts < 2; starts += 1) {
    machine.setWallClock();
    await machine.restart();
  }
  const refused = await machine.refusedAsLate();
  await machine.stop();
  const { platform, answers, journalThere } = machine;
  if (platform.accepted > 1) tally.twice += 1;
  if (platform.accepted === 0 && !refused) tally.never += 1;
  if (!journalThere) throw new Error('the journal was deleted by a wrong clock');
  addRun(tally, {
    acknowledged: machine.saved === null ? 0 : 1,
    lost: platform.holds === answers || refused ? 0 : 1,
    note: `${tally.fault}, run ${tally.runs}`,
  });
}

/** A wall clock that jumps up to 90 days back and forth while a paper is answered, closes and is handed in. */
export async function runClockJumps(count: number, random: () => number): Promise<Tally[]> {
  const tally = emptyTally('clock 90 days behind or ahead');
  while (tally.runs < count) {
    try {
      await sitOnce(tally, random);
    } catch (error) {
      addUnusable(tally, error);
    }
  }
  return [tally];
}
