import { account, createFakeSession } from '../../../electron/exam/testing/fake-session.ts';
import { createExamRun } from '../../../electron/exam/testing/exam-run.ts';
import { refusal } from '../../../electron/exam/testing/fake-platform.ts';
import { sampleStart } from '../../../electron/exam/testing/sample-attempt.ts';
import type { TestTime } from '../../../electron/exam/testing/test-time.ts';
import { wireAnswer } from '../../../electron/exam/hand-in/hand-in-body.ts';
import { MemoryLayer } from '../../../electron/exam/journal/memory-layer.ts';
import { canonicalAnswers } from '../../../src/contract/exam/canonical-answers.ts';
import { endsSession } from '../../../src/contract/platform/codes.ts';
import { labTime } from '../lab-time.ts';
import { pick } from '../random.ts';
import { emptyTally, type Tally } from '../tally.ts';
import { ModelPlatform, type ModelOptions, type Trouble } from './model-platform.ts';

const minute = 60_000;
const learner = { accountId: 'ann', owner: '138****8000' };

/** Codes and statuses that platforms answer with when they mean "not now". */
const codes = [1, -1, 2, 400, 404, 408, 429, 500, 503, 40001, 50000, 602, 303, 10000, 403] as const;
const statuses = [400, 401, 403, 404, 408, 429, 500, 502, 503, 504, null] as const;

/** One kind of what goes wrong on the way of a sealed paper. */
export interface Weather {
  name: string;
  /** Minutes from the seal to the platform's deadline; negative: it is over when the client comes back. */
  deadlineIn: (random: () => number) => number;
  trouble: (random: () => number) => Trouble | null;
  late: (random: () => number) => ModelOptions['late'];
  secondSeat: (random: () => number) => boolean;
}

const long = () => 600;
const never = () => false;
const taken = () => 'taken' as const;

function anything(random: () => number): Trouble {
  const roll = random();
  if (roll < 0.2) return 'unreachable';
  if (roll < 0.35) return 'lost-request';
  if (roll < 0.5) return 'lost-answer';
  if (roll < 0.75) return { kind: 'unknown', status: statuses[pick(random, statuses.length)] ?? null };
  return refusal(codes[pick(random, codes.length)] ?? 1, '系统繁忙');
}

export const weathers: readonly Weather[] = [
  {
    name: 'every code and status on commit',
    deadlineIn: long,
    trouble: (random) => (random() < 0.8 ? anything(random) : null),
    late: taken,
    secondSeat: never,
  },
  {
    name: 'deadline passed offline, the platform closes papers itself',
    deadlineIn: (random) => 1 + random() * 20,
    trouble: (random) => (random() < 0.85 ? 'unreachable' : anything(random)),
    late: (random) => (random() < 0.5 ? 'taken' : 'refused'),
    secondSeat: never,
  },
  {
    name: 'handed in at a second seat',
    deadlineIn: long,
    trouble: (random) => (random() < 0.9 ? anything(random) : null),
    late: taken,
    secondSeat: (random) => random() < 0.6,
  },
];

/** Seals a paper in bad weather, restarts the client now and then, lets the sky clear, and compares. */
async function deliverOnce(tally: Tally, weather: Weather, random: () => number): Promise<void> {
  const layer = new MemoryLayer();
  const time = labTime(() => layer.pending > 0);
  const session = createFakeSession(account(learner.accountId));
  let clear = false;
  let signInAt = Infinity;
  const deadline = time.now() + weather.deadlineIn(random) * minute;
  const late = weather.late(random);
  const tells = (['hash', 'count', 'nothing'] as const)[pick(random, 3)] ?? 'hash';
  const platform = new ModelPlatform({
    now: time.now,
    deadline,
    late,
    tells,
    trouble() {
      const trouble = clear ? null : weather.trouble(random);
      const ended = trouble !== null && typeof trouble === 'object' && trouble.kind === 'answered';
      if (ended && endsSession(trouble.code)) {
        session.become(null);
        signInAt = time.now() + random() * 5 * minute;
      }
      return trouble;
    },
  });
  const start = sampleStart({ clockOffset: 0 });
  const text = `answer-${pick(random, 1e9)}`;
  const sealedAnswers = start.paper.questions.map((question) => ({
    questionId: question.id,
    answer: question.id === 'q5' ? wireAnswer(question, { kind: 'text', text }) : [],
  }));
  const ours = canonicalAnswers(sealedAnswers);
  let delivered = false;
  let claimed = false;
  /** Only a person can decide what happens next. */
  let ended = false;
  const begin = () => createExamRun({ layer, time, platform: { client: platform }, session });
  const listen = (run: ReturnType<typeof begin>) => {
    for (const { phase, proof } of run.said.handIns.splice(0)) {
      delivered = phase === 'delivered';
      ended = phase === 'elsewhere' || phase === 'unverified';
      // A count that matches, or a bare yes, is told as that and no more.
      const wrong = proof === 'compared' ? platform.holds !== ours : platform.holds === null;
      if (delivered && wrong) claimed = true;
    }
  };

  let run = begin();
  const rules = { ...start.rules, joinedAt: time.now(), deadline };
  const { attemptId } = await run.service.store.begin(learner, { ...start, rules });
  await run.service.store.write(learner.accountId, attemptId, {
    type: 'answer',
    questionId: 'q5',
    value: { kind: 'text', text },
  });
  await run.service.start();
  await run.service.store.seal(learner.accountId, attemptId, 'learner', time.now());
  await run.service.handIns.takeUp();
  const other = weather.secondSeat(random) ? random() * 2 * minute : Infinity;
  const sealedAt = time.now();
  for (let step = 0; step < 40; step += 1) {
    await time.advance(random() * minute);
    listen(run);
    if (time.now() - sealedAt > other) platform.commitElsewhere([{ questionId: 'q5', answer: ['from elsewhere'] }]);
    if (time.now() >= signInAt) {
      session.become(account(learner.accountId));
      signInAt = Infinity;
    }
    if (random() < 0.1) {
      await stop(run, time);
      listen(run);
      run = begin();
      await run.service.start();
    }
  }
  clear = true;
  session.become(account(learner.accountId));
  for (let waited = 0; waited < 180; waited += 5) {
    await time.advance(5 * minute);
    listen(run);
    if (delivered || ended) break;
  }
  const pending = await run.service.store.pending(learner.accountId);
  await stop(run, time);

  const foreign = platform.holds !== null && platform.holds !== ours;
  const closedForGood = platform.holds === null && late === 'refused';
  tally.runs += 1;
  tally.acknowledged += 1;
  if (claimed) tally.falseClaims += 1;
  if (platform.accepted > 1) tally.twice += 1;
  // A platform that tells nothing leaves it to a person whether a lost commit arrived.
  const undecided = tells === 'nothing' && ended;
  if (!foreign && !closedForGood && !undecided && platform.holds !== ours) tally.lost += 1;
  // Whatever the platform holds: the paper is delivered, or a list on this machine still names it.
  if (!delivered && pending.length === 0) tally.never += 1;
  if (pending.some(({ phase }) => phase === 'sealed')) tally.never += 1;
}

async function stop({ service }: ReturnType<typeof createExamRun>, time: TestTime): Promise<void> {
  const stopped = service.stop();
  await time.advance(minute);
  await stopped;
}

/** Sealed papers in every kind of bad weather, in virtual time. */
export async function runDeliveries(count: number, random: () => number): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const weather of weathers) {
    const tally = emptyTally(weather.name);
    for (let round = 0; round < count; round += 1) await deliverOnce(tally, weather, random);
    tallies.push(tally);
  }
  return tallies;
}
