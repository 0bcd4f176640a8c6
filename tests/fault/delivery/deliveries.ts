import { createExamRun } from '#electron/exam/testing/exam-run.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import { namedProfile } from '#electron/exam/testing/named-profile.ts';
import { sampleStart } from '#electron/exam/testing/sample-attempt.ts';
import type { TestTime } from '#electron/exam/testing/test-time.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import { canonicalAnswers } from '#rules/exam/canonical-answers.ts';
import { labTime } from '../lab-time.ts';
import { pick } from '../random.ts';
import { emptyTally, type Tally } from '../tally.ts';
import { ModelPlatform } from './model-platform.ts';
import { TokenFate } from './token-fate.ts';
import { weathers, type Weather } from './weathers.ts';

const minute = 60_000;
const learner = { accountId: 'ann', owner: '138****8000' };

/** Seals a paper in bad weather, restarts the client now and then, lets the sky clear, and compares. */
async function deliverOnce(tally: Tally, weather: Weather, random: () => number): Promise<void> {
  const layer = new MemoryLayer();
  const time = labTime(() => layer.pending > 0);
  const session = createFakeSession(account(learner.accountId));
  let clear = false;
  const deadline = time.now() + weather.deadlineIn(random) * minute;
  const late = weather.late(random);
  const tells = (['hash', 'count', 'nothing'] as const)[pick(random, 3)] ?? 'hash';
  // Without a profile nobody knows what the record's words mean, and a changed record is left to people.
  const profile = random() < 0.5 ? namedProfile : {};
  const tokens = new TokenFate({
    endings: weather.endings,
    session,
    account: account(learner.accountId),
    time,
    random,
  });
  const platform = new ModelPlatform({
    now: time.now,
    deadline,
    late,
    tells,
    trouble: () => (clear ? null : (tokens.refuse() ?? tokens.hear(weather.trouble(random)))),
  });
  const start = sampleStart({ clockOffset: 0 });
  const text = `answer-${pick(random, 1e9)}`;
  const sealedAnswers = start.paper.questions.map((question) => ({
    questionId: question.id,
    answer: question.id === 'q5' ? encodeAnswer(question, { kind: 'text', text }) : [],
  }));
  const ours = canonicalAnswers(sealedAnswers);
  let delivered = false;
  let claimed = false;
  /** Only a person can decide what happens next. */
  let ended = false;
  const begin = () => createExamRun({ layer, time, platform: { client: platform }, session, profile });
  const listen = (run: ReturnType<typeof begin>) => {
    for (const { phase, proof } of run.said.handIns.splice(0)) {
      delivered = phase === 'delivered';
      ended = phase === 'elsewhere' || phase === 'unverified';
      // A count that matches is told as that and no more.
      const wrong = proof === 'counted' ? platform.holds === null : platform.holds !== ours;
      if (delivered && wrong) claimed = true;
    }
  };

  let run = begin();
  const rules = { ...start.rules, joinedAt: time.now(), deadline };
  const { attemptId } = await run.service.store.begin(learner, { ...start, rules });
  await run.service.store.attempt(learner.accountId, attemptId).change({
    type: 'answer',
    questionId: 'q5',
    value: { kind: 'text', text },
  });
  await run.service.start();
  await run.service.store.attempt(learner.accountId, attemptId).seal('learner', time.now());
  await run.service.handIns.takeUp();
  const other = weather.secondSeat(random) ? random() * 2 * minute : Infinity;
  const sealedAt = time.now();
  for (let step = 0; step < 40; step += 1) {
    await time.advance(random() * minute);
    listen(run);
    if (time.now() - sealedAt > other) platform.commitElsewhere([{ questionId: 'q5', answer: ['from elsewhere'] }]);
    if (random() < 0.1) {
      await stop(run, time);
      listen(run);
      run = begin();
      await run.service.start();
    }
  }
  clear = true;
  tokens.renew();
  // What waits for a fresh token must not wait for anything else.
  const patience = weather.endings.length > 0 ? 1 : 180;
  for (let waited = 0; waited < patience; waited += 5) {
    await time.advance(Math.min(patience, 5) * minute);
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
  // A platform that tells nothing, or in words that nobody knows, leaves it to a person whether a lost commit arrived.
  const undecided = (tells === 'nothing' || profile !== namedProfile) && ended;
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
