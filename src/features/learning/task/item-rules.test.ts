import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { taskDetail } from '#contract/platform/learning/task-detail.ts';
import {
  doneIn,
  foundIn,
  hasReplay,
  openedAtFirst,
  openedSince,
  openingOf,
  partsOf,
  shutIn,
  stateOf,
} from './item-rules.ts';

const read = (itemList: readonly Record<string, unknown>[]) => z.parse(taskDetail.answer, { itemList }).itemList!;
const item = (fields: Record<string, unknown>) => {
  const [only] = read([{ type: 1, id: 'c', stageName: 'c', childItemList: [{ id: 'i', ...fields }] }]);
  return only!.childItemList[0]!;
};

it.each([
  [{ type: 2, studyProcess: 100 }, 'done'],
  [{ type: 2, studyProcess: 58 }, 'part'],
  [{ type: 2, studyProcess: 0 }, 'none'],
  [{ type: 2 }, 'untold'],
  [{ type: 4, status: 1 }, 'untold'],
  [{ type: 6 }, 'untold'],
  [{ type: 8 }, 'none'],
  [{ type: 3, isLocked: true }, 'locked'],
  [{ type: 2, studyProcess: 100, dateExpireStatus: 2 }, 'expired'],
  [{ type: 6, submitStatus: 1 }, 'done'],
  [{ type: 6, submitStatus: 0 }, 'none'],
  [{ type: 8, trainingResult: 1 }, 'done'],
])('%j is %s [task-item-expired] [form-status]', (fields, state) => expect(stateOf(item(fields))).toBe(state));

it.each([
  [{ type: 4, status: 2, isLiveReplay: true }, true],
  [{ type: 4, status: 2, isLiveReplay: false }, false],
  [{ type: 4, status: 1, isLiveReplay: true }, false],
  [{ type: 2, status: 2, isLiveReplay: true }, false],
])('a replay of %j: %s [task-live-replay]', (fields, offered) => expect(hasReplay(item(fields))).toBe(offered));

describe('what opened since a task was read before', () => {
  const partsWith = (fields: Record<string, unknown>, chapter: Record<string, unknown> = {}) =>
    partsOf(read([{ type: 1, id: 'c', stageName: 'c', ...chapter, childItemList: [{ id: 'i', type: 2, ...fields }] }]));
  const shut = partsWith({ isLocked: true });

  it.each([
    ['an item that was shut', shut, partsWith({}), ['i']],
    ['an item of a chapter that was shut', partsWith({}, { isLocked: true }), partsWith({}), ['i']],
    ['nothing of what is shut still', shut, shut, []],
    ['nothing of what was open', partsWith({}), partsWith({}), []],
    ['nothing that expired meanwhile', shut, partsWith({ dateExpireStatus: 2 }), []],
    ['nothing without an id', partsWith({ id: '', isLocked: true }), partsWith({ id: '' }), []],
  ])('is %s', (_, before, now, ids) => expect(openedSince(shutIn(before), now).map(({ id }) => id)).toEqual(ids));
});

describe('opening', () => {
  it.each([
    [{ type: 3 }, false, { go: 'exam' }],
    [{ type: 7 }, false, { go: 'practice' }],
    [{ type: 2 }, false, { go: 'course' }],
    [{ type: 5 }, false, { elsewhere: 'unknown' }],
    [{ type: 5, contentId: 'l' }, false, { go: 'lab' }],
    [{ type: 6 }, false, { go: 'form' }],
    [{ type: 9, contentId: 'r' }, false, { go: 'resource' }],
    [{ type: 9, contentId: '' }, false, { elsewhere: 'unknown' }],
    [{ type: 8 }, false, { elsewhere: 'offline' }],
    [{ type: 77 }, false, { elsewhere: 'unknown' }],
    [{ type: 4, status: 0 }, false, { warn: 'liveNotStarted' }],
    [{ type: 4, status: 1 }, false, { go: 'live' }],
    [{ type: 4, status: 2, isLiveReplay: true }, false, { go: 'replay' }],
    [{ type: 4, status: 2 }, false, { warn: 'liveOver' }],
    [{ type: 3, isLocked: true }, false, { warn: 'locked' }],
    [{ type: 2, dateExpireStatus: 2 }, false, { warn: 'expired' }],
    [{ type: 3 }, true, { warn: 'taskOver' }],
  ])('%j, task over %s: %o', (fields, over, expected) => expect(openingOf(item(fields), over)).toEqual(expected));
});

it.each([
  [{ isLocked: true }, 'locked', ['locked', 'locked']],
  [{ dateExpireStatus: 2 }, 'expired', ['expired', 'expired']],
  [{}, 'untold', ['untold', 'locked']],
])('a chapter with %j is %s, and its items are %j [task-chapter-lock]', (said, state, items) => {
  const childItemList = [{ type: 2 }, { type: 2, isLocked: true }];
  const [part] = partsOf(read([{ type: 1, id: 'c', stageName: '第 1 单元', childItemList, ...said }]));
  expect(part?.chapter && stateOf(part.chapter)).toBe(state);
  expect(part?.items.map(stateOf)).toEqual(items);
});

describe('parts', () => {
  const courses = (count: number, more = {}) =>
    Array.from({ length: count }, (_, index) => ({ type: 2, id: `c${index}`, contentName: `${index}`, ...more }));
  const chapterOf = (id: string, childItemList: unknown[]) => ({ type: 1, id, stageName: id, childItemList });

  it('keep the order of chapters and loose items', () => {
    const parts = partsOf(read([...courses(2), chapterOf('a', courses(3)), { type: 3, id: 'e' }]));
    expect(parts.map(({ name, items }) => [name, items.length])).toEqual([
      ['', 2],
      ['a', 3],
      ['', 1],
    ]);
    expect(openedAtFirst(parts).size).toBe(3);
  });

  it('of a long task open where the learner is', () => {
    const parts = partsOf(
      read([chapterOf('a', courses(40, { studyProcess: 100 })), chapterOf('b', courses(40)), chapterOf('c', [])]),
    );
    expect(doneIn(parts[0]!.items)).toBe(40);
    expect(doneIn(parts[1]!.items)).toBe(null);
    expect([...openedAtFirst(parts)]).toEqual(['1 b']);
    expect(partsOf(read(courses(45))).map(({ items }) => items.length)).toEqual([20, 20, 5]);
  });
});

it.each([
  ['', ['触电急救', 'AED']],
  ['触电', ['触电急救']],
  ['aed', ['AED']],
  ['单元', ['触电急救', 'AED']],
  ['没有', null],
])('a search for %j in a part finds %j', (search, names) => {
  const items = [item({ type: 2, contentName: '触电急救' }), item({ type: 2, stageName: 'AED' })];
  const found = foundIn({ id: 'p', name: '第 1 单元', items, chapter: null }, search);
  expect(found && found.map(({ contentName, stageName }) => contentName || stageName)).toEqual(names);
});
