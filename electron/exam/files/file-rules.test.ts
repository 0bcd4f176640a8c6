import { expect, it } from 'vitest';
import { sampleStart } from '../testing/sample-attempt.ts';
import { fileWaitMs } from './file-rules.ts';

const { exam, userPaperId, rules, paper } = sampleStart();
const attempt = {
  attemptId: 'a',
  exam,
  userPaperId,
  paper,
  answers: {},
  marked: [],
  struck: {},
  highlights: {},
  currentQuestion: null,
  plays: {},
  phase: 'sealed',
  lastSeenAt: null,
  recovered: false,
  health: 'good',
} as const;
const waits = (more: object, deadline: number | null, commitAs: 'sha256' | 'id' | 'url' = 'id') =>
  fileWaitMs(
    { reason: 'learner', outcomeUnknown: false, attempt: { ...attempt, rules: { ...rules, deadline } }, ...more },
    commitAs,
    1_000_000,
  );

it.each([
  ['a minute where there is time', {}, 9_000_000, 60_000],
  ['a minute without a deadline', {}, null, 60_000],
  ['what is left, less what the commit needs', {}, 1_050_000, 30_000],
  ['nothing at the end', {}, 1_010_000, 0],
  ['nothing after it', {}, 900_000, 0],
  ['a minute after too many switches', { reason: 'switches' }, null, 60_000],
  ['nothing when the time is up', { reason: 'time-up' }, null, 0],
  ['nothing when staff hand in', { reason: 'staff' }, null, 0],
  ['nothing when a commit may have arrived', { outcomeUnknown: true }, null, 0],
])('the first commit waits for files: %s', (_, more, deadline, ms) => expect(waits(more, deadline)).toBe(ms));

it('where a file is named by its content, nothing is waited for', () => expect(waits({}, null, 'sha256')).toBe(0));
