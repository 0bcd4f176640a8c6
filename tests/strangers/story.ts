import type { Attempt, HandInState, OpenOutcome } from '#contract/ipc/exam.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { diceOf, type Dice } from './dice.ts';
import { falseSentences, handInSentences, openingSentences, type Truth } from './judge.ts';
import {
  answerSome,
  chooseBranch,
  examOf,
  handInState,
  open,
  pause,
  readResult,
  signIn,
  type Acknowledged,
} from './learner.ts';
import { Seat } from './seat.ts';
import { givenCount, scoreOf, type Paper } from './stranger/papers.ts';
import { Stranger } from './stranger/stranger.ts';
import type { Traits } from './stranger/traits.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What came of a learner at a stranger. */
export interface Outcome {
  seed: number;
  profiled: boolean;
  /** Answers that the client called saved. */
  acknowledged: number;
  /** Of these, the ones that neither the platform has nor the sealed journal. */
  lost: number;
  /** Commits that the platform acted on although it had said, or showed, that it has the paper. */
  twice: number;
  /** The same where nobody could have known: the answer was lost, and the record lags. */
  blindly: number;
  /** Sentences of the client that were not true, each once. */
  falsehoods: string[];
  /** Places from which the client named no way on. */
  deadEnds: string[];
  /** The first thing that did not work; null: everything did. */
  stopped: string | null;
  /** The learner left the hand-in to the client, and did it themselves a minute after the end. */
  waited: boolean;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The longest that anybody waits for anything. */
const storyMs = 30 * hourMs;
/** A receipt is watched so long. */
const watchMs = 100 * minuteMs;
const settledPhases: readonly string[] = ['delivered', 'elsewhere', 'refused'];

/** A learner sits an exam at the platform of a seed, from the sign-in to the result. */
export async function sitAt(
  traits: Traits,
  profile: PlatformProfile,
  time: VirtualTime,
  profiled: boolean,
): Promise<Outcome> {
  const story = new Story(traits, profile, time);
  const outcome: Outcome = {
    seed: traits.seed,
    profiled,
    acknowledged: 0,
    lost: 0,
    twice: 0,
    blindly: 0,
    falsehoods: [],
    deadEnds: [],
    stopped: null,
    waited: false,
  };
  try {
    outcome.stopped = await time.until(story.run(), storyMs);
  } catch (error) {
    outcome.stopped = 'the client failed';
    story.deadEnds.add(error instanceof Error ? error.message : String(error));
  }
  const lost = await time.until(story.lost(), hourMs).catch(() => story.answered.size);
  await time.until(story.end(), hourMs).catch(() => undefined);
  const again = (story.paper()?.acts ?? []).filter((act) => act.again && !act.repeated);
  const known = again.filter(({ at, shown }) => shown || story.hadHeard(at - traits.clock.aheadMs));
  return {
    ...outcome,
    acknowledged: story.answered.size,
    lost,
    twice: known.length,
    blindly: again.length - known.length,
    falsehoods: [...story.falsehoods],
    deadEnds: [...story.deadEnds],
    waited: story.waited,
  };
}

class Story {
  readonly answered = new Map<string, Acknowledged>();
  readonly falsehoods = new Set<string>();
  readonly deadEnds = new Set<string>();
  waited = false;
  readonly #stranger: Stranger;
  readonly #seat: Seat;
  readonly #dice: Dice;
  readonly #traits: Traits;
  #attempt: Attempt | null = null;
  #countedBefore = 0;

  constructor(traits: Traits, profile: PlatformProfile, time: VirtualTime) {
    this.#traits = traits;
    this.#dice = diceOf(traits.seed, 'learner');
    this.#stranger = new Stranger(traits, { now: () => Date.now() + traits.clock.aheadMs });
    this.#seat = new Seat({
      stranger: this.#stranger,
      profile,
      time,
      roll: diceOf(traits.seed, 'power').roll,
      handInChanged: (state) => this.#hear(state),
    });
  }

  paper(): Paper | null {
    return this.#stranger.paper();
  }

  /** True: code 0 to a commit was heard before this moment of the process. */
  hadHeard(at: number): boolean {
    const { takenAt } = this.#seat.heard;
    return takenAt !== null && takenAt < at;
  }

  /** Resolves to the first thing that did not work; null: all did. */
  async run(): Promise<string | null> {
    await this.#seat.start();
    const refused = await this.#signIn();
    if (refused !== null) return refused;
    const attempt = await this.#open();
    if (typeof attempt === 'string') return attempt;
    this.#attempt = attempt;
    const flaw = this.#flawOf(attempt) ?? (await this.#endFlaw(attempt));
    await this.#answer(attempt);
    const laterFlaw = await this.#endFlaw(attempt);
    await this.#handIn(attempt);
    const missing = await this.#watch(attempt);
    return flaw ?? laterFlaw ?? missing ?? (await this.#read(attempt));
  }

  /** Answers that were acknowledged, and are neither at the platform nor in the journal. */
  async lost(): Promise<number> {
    if (!this.#attempt) return 0;
    const held = this.paper()?.answers ?? new Map<string, readonly string[]>();
    const read = await this.#seat.core.desktop.exam.read(this.#attempt.attemptId);
    const kept = read.ok && read.value ? read.value.answers : {};
    const sent = (id: string) => JSON.stringify(held.get(id) ?? null);
    return [...this.answered].filter(([id, answer]) => !(id in kept) && sent(id) !== JSON.stringify(answer.sent))
      .length;
  }

  async end(): Promise<void> {
    await this.#seat.stop();
  }

  async #signIn(): Promise<string | null> {
    for (let tries = 1; ; tries += 1) {
      const refused = await signIn(this.#seat.core);
      if (refused === null) return null;
      if (refused === '') this.deadEnds.add('signed in, and nobody known');
      // The network may be away for long.
      if (tries === (refused === '' ? 4 : 100)) return `signing in: ${refused}`;
      await pause(30_000);
    }
  }

  async #open(): Promise<Attempt | string> {
    const exam = await examOf(this.#seat.core).catch(() => null);
    if (!exam) return 'the list of exams';
    for (let tries = 1; ; tries += 1) {
      this.#seat.heard.opening.length = 0;
      this.#countedBefore = this.#stranger.counted;
      const outcome = await open(this.#seat.core, exam);
      if (outcome.opened) return outcome.attempt;
      this.#judgeOpening(outcome);
      if (tries === 6) return `opening: ${outcome.problem} ${outcome.message}`;
      if (outcome.problem === 'session') await this.#signIn();
      await pause(40_000);
    }
  }

  #judgeOpening(outcome: Extract<OpenOutcome, { opened: false }>): void {
    for (const says of falseSentences(openingSentences, outcome, this.#truth())) this.falsehoods.add(says);
  }

  /** What the paper shows otherwise than the platform means it; null: nothing. */
  #flawOf({ paper }: Attempt): string | null {
    const truths = this.#stranger.questions;
    if (paper.questions.length !== truths.length)
      return `a paper of ${truths.length} questions read as ${paper.questions.length}`;
    const other = paper.questions.find(
      ({ html, kind }) => !truths.some((one) => one.title === html && one.kind === kind),
    );
    return other ? `a question shown as ${other.kind}` : null;
  }

  /** How far the time that is left, as the learner reads it, is off; null: not, or none is shown. */
  async #endFlaw({ attemptId }: Attempt): Promise<string | null> {
    const { desktop } = this.#seat.core;
    const [read, clock] = [await desktop.exam.read(attemptId), await desktop.exam.clock()];
    const deadline = (read.ok && read.value?.rules.deadline) || null;
    const end = this.paper()?.endsAt ?? null;
    if (deadline === null || end === null || !clock.ok || !clock.value.known || clock.value.disputed) return null;
    const left = end - (Date.now() + this.#traits.clock.aheadMs);
    const off = deadline - clock.value.now - left;
    return Math.abs(off) > 2 * minuteMs ? `an end ${Math.round(off / minuteMs)} min beside the true one` : null;
  }

  async #answer(attempt: Attempt): Promise<void> {
    const { account, weather } = this.#traits;
    const dice = this.#dice;
    const all = attempt.paper.questions.filter(() => dice.chance(0.85));
    const cut = dice.chance(0.5) ? dice.between(0, all.length) : null;
    const ends = account.endsAt === 'answering' ? dice.between(0, all.length) : null;
    if (weather.offline) void this.#loseNetwork(weather.offline);
    for (const [at, question] of all.entries()) {
      if (at === ends) this.#stranger.endSessions();
      if (at === cut) await this.#restart(attempt);
      const part = { questions: [question], truths: this.#stranger.questions, dice };
      for (const [id, answer] of await answerSome(this.#seat.core, attempt, part)) this.answered.set(id, answer);
      await this.#signInAgain();
    }
  }

  async #loseNetwork({ after, minutes }: NonNullable<Traits['weather']['offline']>): Promise<void> {
    await pause(after * minuteMs);
    this.#seat.connected = false;
    await pause(minutes * minuteMs);
    this.#seat.connected = true;
  }

  /** The power goes, and comes back. */
  async #restart({ attemptId }: Attempt): Promise<void> {
    await this.#seat.cutPower();
    await pause(this.#dice.between(20, 400) * 1000);
    await this.#seat.start();
    await this.#signInAgain();
    const read = await this.#seat.core.desktop.exam.read(attemptId);
    if (!read.ok || !read.value) this.deadEnds.add('a paper that is not there after a restart');
  }

  /** Asked for a sign-in, the learner signs in. */
  async #signInAgain(): Promise<void> {
    const session = await this.#seat.core.desktop.session.current();
    if (session.ok && session.value.signedIn) return;
    await this.#signIn();
  }

  async #handIn(attempt: Attempt): Promise<void> {
    const dice = this.#dice;
    if (this.#traits.account.endsAt === 'handingIn') this.#stranger.endSessions();
    // Nobody waits for an end that is not told.
    this.waited = dice.chance(0.15) && attempt.rules.deadline !== null;
    if (this.waited) await this.#untilTimeIsUp(attempt);
    const sealed = await handInState(this.#seat.core, attempt.attemptId);
    if (!sealed) {
      await this.#signInAgain();
      const { desktop } = this.#seat.core;
      void desktop.exam.handIn(attempt.attemptId, 'learner').catch(() => undefined);
    }
    // In the moment of the seal, of the commit, or while the receipt waits.
    if (!dice.chance(0.4)) return;
    await pause(dice.one([0, 5, 120, 900, 4_000, 60_000]));
    await this.#restart(attempt);
    const state = await handInState(this.#seat.core, attempt.attemptId);
    if (!state) await this.#handInOnce(attempt);
  }

  /** Whoever is asked for a sign-in at that moment signs in first. */
  async #handInOnce({ attemptId }: Attempt): Promise<void> {
    await this.#signInAgain();
    await this.#seat.core.desktop.exam.handIn(attemptId, 'learner');
  }

  /** Until the client seals by itself; the learner waits no longer than the platform lets them. */
  async #untilTimeIsUp({ attemptId }: Attempt): Promise<void> {
    const end = this.paper()?.endsAt ?? 0;
    while (Date.now() + this.#traits.clock.aheadMs < end + minuteMs) {
      if (await handInState(this.#seat.core, attemptId)) return;
      await pause(20_000);
    }
  }

  /** Until the receipt says what became of the paper. Resolves to what did not work. */
  async #watch(attempt: Attempt): Promise<string | null> {
    const { attemptId } = attempt;
    const until = Date.now() + watchMs;
    let silent = 0;
    let unsealed = 0;
    while (Date.now() < until) {
      await pause(30_000);
      await this.#signInAgain();
      const state = await handInState(this.#seat.core, attemptId);
      if (!state) {
        unsealed += 1;
        if (unsealed === 3) return 'a paper that is not handed in';
        await this.#handInOnce(attempt);
        continue;
      }
      this.#hear(state);
      if (state.waitingFor === 'branch') await chooseBranch(this.#seat.core);
      if (settledPhases.includes(state.phase)) return this.#missing(state);
      const due = state.nextTryAt !== null && state.nextTryAt > Date.now() - minuteMs;
      const waits = due || state.waitingFor === 'sign-in';
      silent = waits ? 0 : silent + 1;
      if (silent === 20) this.deadEnds.add(`${state.phase}, and nothing follows`);
    }
    const state = await handInState(this.#seat.core, attemptId);
    return `receipt: ${state?.phase} ${state?.waitingFor}`;
  }

  #missing({ phase }: HandInState): string | null {
    if (phase !== 'delivered') return `receipt: ${phase}`;
    const { has, same } = this.#truth();
    if (!has || !same) return 'delivered, and not there';
    const held = this.paper()?.answers;
    const other = [...this.answered].find(([id, { meant }]) => JSON.stringify(held?.get(id)) !== JSON.stringify(meant));
    return other ? 'an answer that means something else there' : null;
  }

  async #read(attempt: Attempt): Promise<string | null> {
    const { marksAfterMs } = this.#traits.commit;
    await pause((marksAfterMs ?? 0) + this.#traits.record.lagMs + minuteMs);
    await this.#signInAgain();
    const result = await readResult(this.#seat.core, attempt);
    const paper = this.paper();
    const score = paper && scoreOf(paper, Date.now() + this.#traits.clock.aheadMs, this.#traits);
    if (!result) return 'the result: nothing read';
    return result.score === score ? null : `the result: ${result.score} for ${score}`;
  }

  #hear(state: HandInState): void {
    for (const says of falseSentences(handInSentences, state, this.#truth())) this.falsehoods.add(says);
  }

  #truth(): Truth {
    const paper = this.paper();
    const { traits } = this.#stranger;
    const held = paper?.answers ?? null;
    const given = [...this.answered].filter(([, { sent }]) => sent.some((text) => text !== ''));
    const same =
      held !== null &&
      given.length === givenCount(held) &&
      given.every(([id, { sent }]) => held.get(id)?.join('\n') === sent.join('\n'));
    return {
      has: paper !== null && paper.acts.length > 0,
      same,
      held: held && givenCount(held),
      closedByPlatform: paper?.closedBy === 'platform',
      counted: this.#stranger.counted,
      countedNow: this.#stranger.counted - this.#countedBefore,
      sessionKnown: this.#stranger.hasSessions,
      over: paper !== null && Date.now() + traits.clock.aheadMs >= paper.endsAt - 2 * minuteMs,
      heard: this.#seat.heard,
    };
  }
}
