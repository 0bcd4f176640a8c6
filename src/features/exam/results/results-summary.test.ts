import { describe, expect, it } from 'vitest';
import type { PaperEntry } from '#contract/platform/exam/user-paper.ts';
import { minutesTaken, summariseResults } from './results-summary.ts';

const paper = (fields: Partial<PaperEntry>): PaperEntry => ({
  userPaperId: 'p',
  status: 2,
  joinTime: 0,
  submitTime: 60_000,
  score: null,
  isPass: false,
  canReview: null,
  seatNo: '',
  ...fields,
});

describe('what the papers of an exam come to', () => {
  it.each<[string, readonly PaperEntry[], ReturnType<typeof summariseResults>]>([
    ['no papers', [], { handedIn: 0, waiting: 0, best: null, passed: false, unknown: 0 }],
    [
      'one is still open',
      [paper({ status: 0, submitTime: null })],
      { handedIn: 0, waiting: 0, best: null, passed: false, unknown: 0 },
    ],
    [
      'one waits for marking',
      [paper({ status: 1 })],
      { handedIn: 1, waiting: 1, best: null, passed: false, unknown: 0 },
    ],
    ['its score is kept back', [paper({})], { handedIn: 1, waiting: 1, best: null, passed: false, unknown: 0 }],
    [
      'the best of several, also below 0',
      [paper({ score: -2 }), paper({ score: -5 })],
      { handedIn: 2, waiting: 0, best: -2, passed: false, unknown: 0 },
    ],
    [
      'of one nobody says how it stands, of the other not whether it was passed',
      [paper({ status: null, submitTime: null }), paper({ score: 60, isPass: null })],
      { handedIn: 1, waiting: 0, best: 60, passed: null, unknown: 1 },
    ],
    [
      'one passed',
      [paper({ score: 82.5, isPass: true }), paper({ score: 40 }), paper({ status: 1 })],
      { handedIn: 3, waiting: 1, best: 82.5, passed: true, unknown: 0 },
    ],
  ])('%s', (_, papers, expected) => expect(summariseResults(papers)).toEqual(expected));
});

describe('minutes taken', () => {
  it.each([
    [0, 45 * 60_000, 45],
    [0, 10_000, 1],
    [null, 60_000, null],
    [0, null, null],
    // Two clocks, or a zone that only one of the fields has.
    [60_000, 0, null],
  ])('from %s to %s: %s', (joinTime, submitTime, expected) =>
    expect(minutesTaken({ joinTime, submitTime })).toBe(expected),
  );
});
