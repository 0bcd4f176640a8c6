import type { Attempt } from '#contract/ipc/exam.ts';
import { createExamRun } from '#electron/exam/testing/exam-run.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import { sampleStart } from '#electron/exam/testing/sample-attempt.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { KeystoreError } from '#electron/storage/keystore/keystore-error.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import { canonicalAnswers } from '#rules/exam/canonical-answers.ts';
import { ModelPlatform } from '../delivery/model-platform.ts';
import { labTime } from '../lab-time.ts';
import { pick } from '../random.ts';
import { addRun, addUnusable, emptyTally, type Tally } from '../tally.ts';
import { keystoreStates, ModelKeystore } from './model-keystore.ts';

const minute = 60_000;
const learner = { accountId: 'ann', owner: '138****8000' };
const written = ['q5', 'q6'] as const;

/** One machine whose keystore has moods, and the learner at its only paper. */
class Machine {
  /** By question: the last text that the learner was told to be saved. */
  readonly known = new Map<string, string>();
  readonly #random: () => number;
  readonly #layer = new MemoryLayer();
  readonly #keystore = new ModelKeystore();
  readonly #time = labTime(() => this.#layer.pending > 0 || this.#keystore.pending > 0);
  readonly #session = createFakeSession(account(learner.accountId));
  readonly #start = sampleStart({ clockOffset: 0 });
  readonly platform = new ModelPlatform({
    now: this.#time.now,
    deadline: Infinity,
    late: 'taken',
    tells: 'hash',
    trouble: () => null,
  });
  #run = this.#started();
  #attemptId = '';
  /** Since this start somebody refused, or the key was another one: the client asks again only on request. */
  #refused = false;

  constructor(random: () => number) {
    this.#random = random;
  }

  get journals(): number {
    return this.#layer.paths.filter((path) => path.startsWith('/a/') && path.endsWith('.journal')).length;
  }

  get answers(): string {
    return canonicalAnswers(
      this.#start.paper.questions.map((question) => {
        const text = this.known.get(question.id);
        const answer = text === undefined ? [] : encodeAnswer(question, { kind: 'text', text });
        return { questionId: question.id, answer };
      }),
    );
  }

  async start(): Promise<void> {
    this.#run = this.#started();
    this.#refused = this.#keystore.state === 'denied' || this.#keystore.state === 'changed';
    // A window does not wait for it either.
    const started = this.#run.service.start();
    await this.#time.advance(this.#random() * minute);
    await started;
  }

  async stop(): Promise<void> {
    const stopped = this.#run.service.stop();
    await this.#time.advance(minute);
    await stopped;
  }

  /** Another mood, good in every other case. */
  change(): void {
    const state = keystoreStates[pick(this.#random, keystoreStates.length)] ?? 'good';
    const next = this.#random() < 0.5 ? 'good' : state;
    this.#keystore.become(next);
    if (next === 'denied' || next === 'changed') this.#refused = true;
  }

  /** The learner opens the paper, as the screen does: it goes on, or begins. Null: told in words that it does not open. */
  async open(): Promise<Attempt | null> {
    const { store } = this.#run.service;
    const opening = store
      .find(learner.accountId, this.#start.exam)
      .then((found) => found ?? store.begin(learner, { ...this.#start, rules: this.#rules() }))
      .catch((error: unknown) => {
        if (error instanceof KeystoreError || error instanceof JournalError) return null;
        throw error;
      });
    await this.#time.advance(1_000);
    const attempt = await opening;
    this.#attemptId = attempt?.attemptId ?? '';
    return attempt;
  }

  async answer(): Promise<void> {
    const questionId = written[pick(this.#random, written.length)] ?? 'q5';
    const text = `answer-${pick(this.#random, 1e9)}`;
    const change = { type: 'answer', questionId, value: { kind: 'text', text } } as const;
    await this.#run.service.store.attempt(learner.accountId, this.#attemptId).change(change);
    this.known.set(questionId, text);
  }

  /** The keystore answers for good: everything opens, if need be once the learner asks, and arrives. */
  async recover(): Promise<void> {
    const asked = this.#refused;
    this.#keystore.become('good');
    await this.#time.advance(3 * minute);
    if (!asked && (await this.#locked())) throw new Error('the paper does not open by itself');
    const attempt = await this.open();
    if (!attempt || (await this.#locked())) throw new Error('the paper does not open though the keystore answers');
    await this.#run.service.handIns.handIn(learner.accountId, attempt.attemptId, 'learner');
    await this.#time.advance(3 * minute);
  }

  async #locked(): Promise<boolean> {
    const waiting = await this.#run.service.store.pending(learner.accountId);
    return waiting.some(({ lockedAway, keystore }) => lockedAway || keystore !== null);
  }

  #rules() {
    return { ...this.#start.rules, joinedAt: this.#time.now(), deadline: null };
  }

  #started() {
    const options = { layer: this.#layer, time: this.#time, session: this.#session, vault: this.#keystore.vault() };
    return createExamRun({ ...options, platform: { client: this.platform } });
  }
}

async function sitOnce(tally: Tally, random: () => number): Promise<void> {
  const machine = new Machine(random);
  await machine.start();
  if (random() < 0.2) machine.change();
  for (let life = 0; life < 5; life += 1) {
    const attempt = await machine.open();
    for (let count = attempt ? 1 + pick(random, 4) : 0; count > 0; count -= 1) {
      if (random() < 0.3) machine.change();
      await machine.answer();
    }
    if (random() < 0.7) machine.change();
    await machine.stop();
    if (random() < 0.7) machine.change();
    await machine.start();
  }
  await machine.recover();
  await machine.stop();
  const { platform, answers, known, journals } = machine;
  if (journals > 1 || platform.accepted > 1) tally.twice += 1;
  if (platform.accepted === 0) tally.never += 1;
  const lost = platform.holds === answers ? 0 : 1;
  addRun(tally, { acknowledged: known.size, lost, note: `${tally.fault}, run ${tally.runs}` });
}

/** A keystore that is busy, denied, slow, gone or changed at any start and at any moment, and then answers again. */
export async function runKeystoreMoods(count: number, random: () => number): Promise<Tally[]> {
  const tally = emptyTally('keystore busy, denied, slow, gone or changed over restarts');
  while (tally.runs < count) {
    try {
      await sitOnce(tally, random);
    } catch (error) {
      addUnusable(tally, error);
    }
  }
  return [tally];
}
