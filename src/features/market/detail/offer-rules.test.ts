import { describe, expect, it } from 'vitest';
import { minutesOf, needsCheck, offerOf, picturesOf, type Check } from './offer-rules.ts';

const goods = { isFree: false, isOwned: null, stockNo: null, courseId: 'c-1' };
const yes: Check = { kind: 'answered', may: true };
const base = { goods, signedIn: true, check: yes };

describe('what a learner can do about goods', () => {
  it.each([
    ['a clear yes', {}, 'buy'],
    ['a no', { check: { kind: 'answered', may: false } as const }, 'refused'],
    ['neither yes nor no', { check: { kind: 'answered', may: null } as const }, 'unsaid'],
    ['a refusal', { check: { kind: 'refused', reason: '名额已满' } as const }, 'refused'],
    ['no connection', { check: { kind: 'failed' } as const }, 'checkFailed'],
    ['no answer yet', { check: { kind: 'asking' } as const }, 'asking'],
    ['a visitor', { signedIn: false, check: { kind: 'none' } as const }, 'signIn'],
    ['a visitor, sold out', { signedIn: false, goods: { ...goods, stockNo: 0 } }, 'soldOut'],
    ['free for a visitor', { signedIn: false, goods: { ...goods, isFree: true, stockNo: 0 } }, 'signIn'],
    ['free', { goods: { ...goods, isFree: true } }, 'study'],
    ['free, and not theirs yet', { goods: { ...goods, isFree: true, isOwned: false } }, 'buy'],
    ['owned', { goods: { ...goods, isOwned: true } }, 'study'],
    ['owned, without a course', { goods: { ...goods, isOwned: true, courseId: '' } }, 'studyNowhere'],
    ['sold out by the list, bought by the check', { goods: { ...goods, stockNo: 0 } }, 'buy'],
  ])('%s', (_, change, kind) => expect(offerOf({ ...base, ...change }).kind).toBe(kind));

  it('a refusal keeps its words', () =>
    expect(offerOf({ ...base, check: { kind: 'refused', reason: '名额已满' } })).toEqual({
      kind: 'refused',
      reason: '名额已满',
    }));
});

it.each([
  [true, {}, true],
  [false, {}, false],
  [true, { isFree: true }, false],
  [true, { isFree: true, isOwned: false }, true],
  [true, { isOwned: true }, false],
  [true, { isOwned: false }, true],
])('signed in %s, %j: asked %s', (signedIn, change, asked) =>
  expect(needsCheck({ goods: { ...goods, ...change }, signedIn })).toBe(asked),
);

it.each([
  ['', [], []],
  ['a', ['b', 'a', ''], ['a', 'b']],
  ['', ['b'], ['b']],
])('%j and %j are the pictures %j', (picUrl, pictureList, shown) =>
  expect(picturesOf({ picUrl, pictureList })).toEqual(shown),
);

it.each([
  [[], null],
  [[{ duration: 600 }, { duration: 330 }], 16],
  [[{ duration: 10 }], 1],
  [[{ duration: 600 }, { duration: null }], null],
])('%j last %s minutes', (lessons, minutes) => expect(minutesOf(lessons)).toBe(minutes));
