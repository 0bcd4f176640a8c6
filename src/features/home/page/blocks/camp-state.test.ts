import { expect, it } from 'vitest';
import { campStateOf } from './camp-state.ts';

it.each([
  [1, 40, 'waiting', null],
  [2, 40.4, 'running', 40],
  [2, null, 'running', null],
  [2, 0, 'running', null],
  [3, 130, 'ended', 100],
  [0, 5, 'unknown', 5],
])('a camp with status %s and progress %s is %s, %s', (status, studyProcess, key, progress) => {
  expect(campStateOf({ status, studyProcess })).toMatchObject({ key, progress });
});
