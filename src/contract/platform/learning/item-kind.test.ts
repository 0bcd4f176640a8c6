import { expect, it } from 'vitest';
import { listItemKind, treeItemKind } from './item-kind.ts';

it.each([
  [1, 'chapter'],
  [2, 'course'],
  [3, 'exam'],
  [4, 'live'],
  [5, 'lab'],
  [6, 'form'],
  [7, 'practice'],
  [8, 'offline'],
  [0, 'unknown'],
  [9, 'resource'],
  [10, 'unknown'],
])('%d in the list is a %s [task-codings]', (type, kind) => {
  expect(listItemKind(type)).toBe(kind);
});

const bare = { isTraining: false, stageName: '', childItemList: [] };

it.each([
  [1, { ...bare, childItemList: [{}] }, 'chapter'],
  [1, { ...bare, stageName: '第一阶段' }, 'chapter'],
  [1, bare, 'offline'],
  [1, { ...bare, stageName: '实操', isTraining: true }, 'offline'],
  [2, bare, 'course'],
  [3, bare, 'exam'],
  [4, bare, 'live'],
  [5, bare, 'lab'],
  [6, bare, 'form'],
  [7, bare, 'practice'],
  [8, bare, 'offline'],
  [9, bare, 'resource'],
  [10, { ...bare, isTraining: true }, 'unknown'],
])('%d in the tree with %j is a %s [task-codings]', (type, item, kind) => {
  expect(treeItemKind(type, item)).toBe(kind);
});
