import { describe, expect, it } from 'vitest';
import type { CourseNode } from '#contract/platform/learning/course.ts';
import { continueAt, countsOf, foundRows, hasReplay, nextItem, rowsOf, stateOf, whyShut } from './outline-rules.ts';

const node = (id: string, more: Partial<CourseNode> & { rate?: number | null } = {}): CourseNode => {
  const { rate = 0, ...rest } = more;
  return {
    id,
    name: `课 ${id}`,
    kind: 'video',
    parentId: '',
    courseId: 'c',
    detailId: `r-${id}`,
    studyInfo: { learnRate: rate, lastPlay: 0 },
    lock: null,
    lockCourseRate: null,
    dateExpireStatus: 1,
    isLiveReplay: false,
    liveStatus: null,
    liveRoomId: '',
    duration: null,
    childrenList: [],
    ...rest,
  };
};
const rate = { lockCourseRate: 80 };
const states = (tree: readonly CourseNode[]) => rowsOf(tree).map(stateOf);

describe('an item', () => {
  it.each([
    [{ rate: 100 }, 'done'],
    [{ rate: 1 }, 'part'],
    [{ rate: 0 }, 'none'],
    [{ rate: null }, 'untold'],
    [{ lock: true }, 'locked'],
    [{ lock: true, dateExpireStatus: 2 }, 'expired'],
    [{ kind: 'live', detailId: '' }, 'empty'],
    [{ kind: 'live', detailId: '', liveRoomId: '7' }, 'none'],
    [{ kind: 'lab', detailId: '' }, 'empty'],
    [{ kind: 'video', detailId: '' }, 'none'],
  ] as const)('%j is %s [camp-no-content] [course-tree-shows]', (more, state) =>
    expect(states([node('a', more)])).toEqual([state]),
  );

  it.each([
    [79, 'locked'],
    [80, 'none'],
    [null, 'locked'],
  ])('opens when the one before it is at 80 %%: at %s it is %s [course-tree-lock]', (before, state) => {
    expect(states([node('a', { rate: before, lock: false }), node('b', rate)])[1]).toBe(state);
  });

  it('waits for the content before it, not for a chapter or an item without content', () => {
    const tree = [
      node('a', { rate: 90 }),
      node('x', { kind: 'lab', detailId: '' }),
      node('k', { kind: 'chapter', childrenList: [node('b', rate)] }),
    ];
    expect(states(tree)[3]).toBe('none');
  });

  it('is as the platform says where it says something', () => {
    expect(states([node('a', { rate: 0 }), node('b', { ...rate, lock: false })])[1]).toBe('none');
  });
});

describe('the next item', () => {
  const rows = (...nodes: CourseNode[]) => rowsOf([node('k', { kind: 'chapter', childrenList: nodes })]);
  it.each([
    ['the one after it', rows(node('a'), node('b')), 'open', 'b'],
    [
      'no expired and no empty one',
      rows(node('a'), node('x', { dateExpireStatus: 2 }), node('y', { kind: 'lab', detailId: '' }), node('b')),
      'open',
      'b',
    ],
    [
      'a locked one, which is not passed over',
      rows(node('a'), node('b', { lock: true }), node('c', { lock: false })),
      'locked',
      'b',
    ],
    ['none at the end', rows(node('b'), node('a')), 'end', undefined],
    ['none of an unknown item', rows(node('b')), 'end', undefined],
  ] as const)('is %s', (_, list, kind, id) => {
    const next = nextItem(list, 'a');
    expect(next.kind).toBe(kind);
    expect(next.kind === 'end' ? undefined : next.row.node.id).toBe(id);
  });
});

it.each([
  [[node('a', { rate: 100 }), node('b', { rate: 20 }), node('c')], 'b'],
  [[node('a', { rate: 100 }), node('b'), node('c')], 'b'],
  [[node('a', { rate: 100 }), node('b', { rate: 100 })], 'a'],
  [[node('a', { lock: true })], undefined],
])('learning goes on where it stopped (%#)', (tree, id) => expect(continueAt(rowsOf(tree))?.node.id).toBe(id));

it('counts what can be studied', () => {
  expect(
    countsOf(rowsOf([node('a', { rate: 100 }), node('b', { lock: true }), node('x', { dateExpireStatus: 2 })])),
  ).toEqual({
    done: 1,
    total: 2,
    told: true,
  });
  expect(countsOf(rowsOf([node('a', { rate: null }), node('b', { rate: null })]))).toMatchObject({ told: false });
});

it.each([
  [[node('a', { rate: 54 }), node('b', rate)], 'locked.named'],
  [[node('a', { rate: null }), node('b', rate)], 'locked.plain'],
  [[node('a', { rate: 90 }), node('b', { ...rate, lock: true })], 'locked.plain'],
  [[node('a'), node('b', { lock: true })], 'locked.unknown'],
  [[node('a'), node('b', { dateExpireStatus: 2 })], 'expired'],
  [[node('a'), node('b', { kind: 'lab', detailId: '' })], 'empty'],
  [[node('a'), node('b')], undefined],
] as const)('says why an item is shut (%#)', (tree, key) => expect(whyShut(rowsOf(tree)[1]!)?.key).toBe(key));

describe('a search', () => {
  const rows = rowsOf([
    node('c1', { kind: 'chapter', name: '第一章 触电', childrenList: [node('a', { name: 'AED 操作' }), node('b')] }),
    node('c2', { kind: 'chapter', name: '第二章', childrenList: [node('d', { name: 'aed 复习' })] }),
    node('e', { name: '小结' }),
  ]);
  it.each([
    ['', ['c1', 'a', 'b', 'c2', 'd', 'e']],
    [' aed ', ['c1', 'a', 'c2', 'd']],
    ['触电', ['c1', 'a', 'b']],
    ['小结', ['e']],
    ['没有', []],
  ])('for %j finds %j', (search, ids) => expect(foundRows(rows, search).map((row) => row.node.id)).toEqual(ids));
});

it.each([
  [{ kind: 'live', isLiveReplay: true, liveStatus: 2 }, true],
  [{ kind: 'live', isLiveReplay: true, liveStatus: 1 }, false],
  [{ kind: 'live', isLiveReplay: false, liveStatus: 2 }, false],
  [{ kind: 'video', isLiveReplay: true, liveStatus: 2 }, false],
] as const)('%j can be watched again: %s', (more, replay) => expect(hasReplay(node('a', more))).toBe(replay));
