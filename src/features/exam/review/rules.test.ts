import { describe, expect, it } from 'vitest';
import type { AnswerValue, QuestionKind } from '#contract/ipc/paper.ts';
import type { Outcome } from '#domain/answer-sheet/outcome.ts';
import { filterIn, outcomeOf, passesReview, reviewStage, reviewStep, type MarkingFacts } from './rules.ts';

const choice = (...keys: string[]): AnswerValue => ({ kind: 'choice', keys });
const nothing: AnswerValue = { kind: 'text', text: '' };
const silent: MarkingFacts = { own: null, right: null, points: null, max: null, isRight: null };

describe('what became of an answer', () => {
  it.each<[string, QuestionKind, Partial<MarkingFacts>, Outcome]>([
    ['nothing is told', 'single', {}, 'unknown'],
    ['full points', 'essay', { points: 5, max: 5 }, 'right'],
    ['some points', 'essay', { points: 0.5, max: 5 }, 'partly'],
    ['no points', 'essay', { points: 0, max: 5 }, 'wrong'],
    ['no points for no answer', 'essay', { own: nothing, points: 0, max: 5 }, 'none'],
    ['no answer', 'single', { own: choice() }, 'none'],
    ['points for no answer', 'single', { own: nothing, points: 5, max: 5 }, 'right'],
    ['points, and nobody says of how many', 'single', { points: 2 }, 'unknown'],
    ['points of none', 'single', { points: 0, max: 0 }, 'unknown'],
    ['a flag', 'essay', { isRight: false }, 'wrong'],
    ['a flag beside points of nobody knows how many', 'essay', { points: 2, isRight: true }, 'right'],
    ['partial points and a flag', 'multiple', { points: 1, max: 2, isRight: false }, 'partly'],
    ['the right key', 'single', { own: choice('A'), right: choice('A') }, 'right'],
    ['another key', 'single', { own: choice('A'), right: choice('B') }, 'wrong'],
    ['all right keys', 'multiple', { own: choice('A', 'B'), right: choice('A', 'B') }, 'right'],
    ['some right keys may have points', 'multiple', { own: choice('A'), right: choice('A', 'B') }, 'unknown'],
    ['a text beside a model answer', 'short', { own: { kind: 'text', text: 'a' }, right: nothing }, 'unknown'],
  ])('%s', (_, kind, facts, outcome) => expect(outcomeOf({ kind }, { ...silent, ...facts })).toBe(outcome));
});

it.each<[string | null, Outcome, boolean, boolean]>([
  [null, 'right', false, true],
  ['nonsense', 'right', false, true],
  ['wrong', 'wrong', false, true],
  ['wrong', 'partly', false, true],
  ['wrong', 'none', false, false],
  ['wrong', 'unknown', false, false],
  ['empty', 'none', false, true],
  ['empty', 'wrong', false, false],
  ['flagged', 'right', true, true],
  ['flagged', 'wrong', false, false],
])('the filter %s with %s, flagged %s: %s', (show, outcome, flagged, passes) => {
  expect(passesReview(filterIn(show), outcome, flagged)).toBe(passes);
});

it.each([
  ['marked', 2, 5, null, 'ask'],
  ['marked, and not open to review: the platform says why', 2, 5, false, 'ask'],
  ['handed in', 1, 5, null, 'marking'],
  ['handed in, and open to review', 1, 5, true, 'ask'],
  ['not handed in', 0, null, true, 'open'],
  ['closed by its submit time alone', null, 5, null, 'ask'],
  ['of no known state', null, null, null, 'unknown'],
  ['of no known state that may be reviewed', null, null, true, 'ask'],
])('a paper that is %s', (_, status, submitTime, canReview, stage) => {
  expect(reviewStage({ status, submitTime, canReview })).toBe(stage);
});

it('a paper without a record is asked for', () => expect(reviewStage(null)).toBe('ask'));

it.each([
  ['n', false, 1],
  ['P', false, -1],
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, null],
  ['n', true, 1],
  ['ArrowDown', false, null],
  ['x', false, null],
])('the key %s, own arrows %s: %s', (key, ownArrows, step) => expect(reviewStep(key, ownArrows)).toBe(step));
