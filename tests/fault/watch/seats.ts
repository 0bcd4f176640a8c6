import { randomBytes, scryptSync } from 'node:crypto';
import { openCodeTries } from '#electron/exam/staff-code/code-tries.ts';
import { createStaffCode } from '#electron/exam/staff-code/staff-code.ts';
import { createExamRun } from '#electron/exam/testing/exam-run.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import { sampleStart } from '#electron/exam/testing/sample-attempt.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import { canonicalAnswers } from '#rules/exam/canonical-answers.ts';
import { ModelPlatform } from '../delivery/model-platform.ts';
import { labTime } from '../lab-time.ts';
import { pick } from '../random.ts';
import { addUnusable, emptyTally, type Tally } from '../tally.ts';

const minute = 60_000;
const learner = { accountId: 'ann', owner: '138****8000' };
const code = 'kaowu-2026';

/** The least that a seat takes: what is measured here is not how slow a guess is. */
function cheapHash(): string {
  const salt = randomBytes(16);
  const key = scryptSync(code, salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  return ['scrypt', 14, 8, 1, salt.toString('base64'), key.toString('base64')].join(':');
}

/** A paper is answered at one seat, sealed there with the staff code, and goes on at another. */
async function moveOnce(tally: Tally, hash: string, random: () => number): Promise<void> {
  let layer = new MemoryLayer();
  const other = new MemoryLayer();
  const time = labTime(() => layer.pending + other.pending > 0);
  const session = createFakeSession(account(learner.accountId));
  const deadline = time.now() + 4 * minute;
  const platform = new ModelPlatform({ now: time.now, deadline, late: 'taken', tells: 'hash', trouble: () => null });
  const begin = (disk: MemoryLayer) =>
    createExamRun({
      layer: disk,
      time,
      session,
      // A client whose power went says nothing any more.
      platform: {
        client: {
          call: async (...call) =>
            disk === layer || disk === other ? platform.call(...call) : { kind: 'unreachable' },
        },
      },
    });
  let first = begin(layer);
  await first.service.start();
  const start = sampleStart({ clockOffset: first.clock.offset() });
  const rules = { ...start.rules, joinedAt: time.now(), deadline };
  const { attemptId } = await first.service.store.begin(learner, { ...start, rules });
  const handle = () => first.service.store.attempt(learner.accountId, attemptId);
  const answer = (text: string) => ({ type: 'answer', questionId: 'q5', value: { kind: 'text', text } }) as const;
  await handle().change(answer('there'));

  const staffCode = createStaffCode({
    hash,
    tries: openCodeTries(memoryFile(), time.now),
    centre: { learn: async () => undefined, mark: async () => ({ absent: 'staff-code-not-typed-here' }) },
    store: { attempt: () => handle() },
    activeAttempt: {
      unlock: async () => undefined,
      noteSeat: async () => undefined,
      leave: () => undefined,
      attemptId: () => null,
    },
    returnToSeat: async () => undefined,
    now: time.now,
    earliest: time.now,
    isExportable: async () => false,
    askFolder: async () => '/media/stick',
    exportTo: async () => '',
    sendPaper: async () => ({ fileName: 'a.lectern-seat', key: '' }),
    sendAgain: async () => false,
    changed: () => undefined,
    report: () => undefined,
  });
  const typeCode = async (typed: string, action: 'transfer' | 'take-back') => {
    const attempt = await handle().read();
    if (!attempt) throw new Error('The paper is not there.');
    const { outcome } = await staffCode.use({ account: account(learner.accountId), attempt }, typed, action);
    return outcome === 'done';
  };

  tally.runs += 1;
  tally.acknowledged += 1;
  const note = (what: string) => tally.notes.push(`${tally.fault}, run ${tally.runs}: ${what}`);
  const guess = `kaowu-${2027 + pick(random, 1000)}`;
  if (await typeCode(guess, 'transfer')) {
    tally.falseClaims += 1;
    note('sealed for another seat with a wrong code');
    return;
  }
  if (!(await typeCode(code, 'transfer'))) throw new Error('not sealed for another seat');
  const moved = await handle().moved();
  if (random() < 0.5) {
    layer = layer.cutPower(random);
    first = begin(layer);
    await first.service.start();
  }
  if (await typeCode(guess, 'take-back')) {
    tally.falseClaims += 1;
    note('taken back with a wrong code');
  }
  try {
    await handle().change(answer('answered where nothing is handed in'));
    tally.lost += 1;
    note('an answer was taken at the seat that was left');
  } catch (error) {
    if (!(error instanceof JournalError) || error.code !== 'moved') throw error;
  }
  const second = begin(other);
  await second.service.start();
  const there = await second.service.store.prepareToReceive(moved, second.clock.offset());
  const here = second.service.store.attempt(learner.accountId, there.attemptId);
  await here.receive(moved, { platformTime: time.now(), signed: true });
  const text = `answer-${pick(random, 1e9)}`;
  await here.change(answer(text));
  if (random() < 0.5) await second.service.handIns.handIn(learner.accountId, there.attemptId, 'learner');
  // Both seats hear the platform's time, and so both would know of the deadline.
  for (let passed = 0; passed < 7; passed += 1) {
    for (const { clock } of [first, second]) clock.observe(new Date(time.now()).toUTCString(), 0);
    await time.advance(minute);
  }
  const ours = start.paper.questions.map((question) => ({
    questionId: question.id,
    answer: question.id === 'q5' ? encodeAnswer(question, { kind: 'text', text }) : [],
  }));
  if (platform.accepted > 1) {
    tally.twice += 1;
    note('handed in by both seats');
  }
  if (platform.accepted === 0) {
    tally.never += 1;
    note('handed in by neither seat');
  } else if (platform.holds !== canonicalAnswers(ours)) {
    tally.lost += 1;
    note('the answers of the other seat are not what counts');
  }
  for (const { service } of [first, second]) {
    const stopped = service.stop();
    await time.advance(minute);
    await stopped;
  }
}

/** Papers that go on at another seat, and guesses of the staff code, in virtual time. */
export async function runSeats(count: number, random: () => number): Promise<Tally[]> {
  const tally = emptyTally('a paper that goes on at another seat, behind the staff code');
  const hash = cheapHash();
  while (tally.runs < count) {
    const { runs } = tally;
    try {
      await moveOnce(tally, hash, random);
    } catch (error) {
      tally.runs = runs;
      addUnusable(tally, error);
    }
  }
  return [tally];
}
