import { beforeEach, expect, it } from 'vitest';
import type { Attempt, RandomPromptRule } from '#contract/ipc/exam.ts';
import { account } from '../testing/fake-session.ts';
import { sampleStart } from '../testing/sample-attempt.ts';
import { TestTime } from '../testing/test-time.ts';
import { createRandomPrompts } from './random-prompts.ts';

const minute = 60_000;
let time: TestTime;
let rule: RandomPromptRule | null;
let attempt: Attempt;
let asked: string[];
let notes: string[];
let prompts: ReturnType<typeof createRandomPrompts>;

beforeEach(() => {
  time = new TestTime();
  rule = { everyMinutes: 20 };
  asked = [];
  notes = [];
  const { exam, userPaperId, rules, paper } = sampleStart();
  attempt = {
    attemptId: 'a1',
    exam,
    userPaperId,
    rules,
    paper,
    answers: {},
    marked: [],
    struck: {},
    highlights: {},
    currentQuestion: null,
    plays: {},
    phase: 'open',
    lastSeenAt: null,
    recovered: false,
    health: 'good',
  };
  prompts = createRandomPrompts({
    rule: () => rule,
    store: { attempt: () => ({ read: async () => attempt }) },
    now: time.now,
    timer: time.timer,
    random: () => 0.5,
    note: async (_, state) => void notes.push(state),
    ask: ({ prompt, seconds }) => void asked.push(`${prompt} ${seconds}`),
    report: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
});

const start = () => prompts.start({ account: account('ann'), attempt });

it('asks for a gesture, again and again, and tells staff which one', async () => {
  start();
  await time.advance(41 * minute);
  expect(asked).toEqual(['one-finger 20', 'one-finger 20']);
  expect(notes).toEqual(['prompt:one-finger', 'prompt:one-finger']);
});

it('asks for nothing where the tenant does not, and begins when it does', async () => {
  rule = null;
  start();
  await time.advance(30 * minute);
  expect(asked).toEqual([]);
  rule = { everyMinutes: 20 };
  await time.advance(22 * minute);
  expect(asked).toHaveLength(1);
});

it.each<[string, () => void]>([
  ['no cameras', () => (attempt = { ...attempt, rules: { ...attempt.rules, cameraCount: 0 } })],
  ['handed in meanwhile', () => (attempt = { ...attempt, phase: 'sealed' })],
  [
    'paused by staff',
    () =>
      (attempt = {
        ...attempt,
        staff: {
          actions: [
            {
              kind: 'pause',
              number: 1,
              at: time.now(),
              receivedAt: time.now(),
              clockRuns: true,
              until: time.now() + 90 * minute,
            },
          ],
          read: [],
        },
      }),
  ],
])('asks nobody for anything: %s', async (_, change) => {
  change();
  start();
  await time.advance(50 * minute);
  expect([asked, notes]).toEqual([[], []]);
});

it('ends with the paper', async () => {
  start();
  await time.advance(10 * minute);
  prompts.stop();
  await time.advance(60 * minute);
  expect(asked).toEqual([]);
});
