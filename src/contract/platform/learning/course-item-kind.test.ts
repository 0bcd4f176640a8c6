import { expect, it } from 'vitest';
import { courseItemKind } from './course-item-kind.ts';

it.each([
  [1, false, 'video'],
  [2, false, 'audio'],
  [3, false, 'document'],
  [4, false, 'image'],
  [6, false, 'scorm'],
  [10, false, 'practice'],
  [11, false, 'live'],
  [12, false, 'lab'],
  [1, true, 'video'],
  [0, true, 'chapter'],
  [0, false, 'unknown'],
  [5, false, 'unknown'],
])('type %d, with children: %s, is a %s [resource-types]', (type, hasChildren, kind) => {
  expect(courseItemKind(type, { hasChildren })).toBe(kind);
});
