import { expect, it } from 'vitest';
import { campStateOf, liveStateOf } from './camp-state.ts';

it.each([
  [1, 40, 'waiting', null],
  [2, 40.4, 'running', 40],
  [2, null, 'running', null],
  [2, 0, 'running', null],
  [3, 130, 'ended', 100],
  [0, 5, 'running', 5],
])('a camp with status %s and progress %s is %s, %s', (status, studyProcess, key, progress) => {
  expect(campStateOf({ status, studyProcess })).toMatchObject({ key, progress });
});

it.each([
  [0, true, true, 'waiting'],
  [1, false, false, 'live'],
  [2, true, true, 'replay'],
  [2, true, false, 'ended'],
  [2, false, true, 'ended'],
])('a class with status %s, replay %s, record %s is %s', (status, isLiveReplay, isRecord, key) => {
  expect(liveStateOf({ status, isLiveReplay, isRecord })?.key).toBe(key);
});
