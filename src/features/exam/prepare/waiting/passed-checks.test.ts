import { expect, it } from 'vitest';
import { stepsOf } from '../prepare-flow.ts';
import { passedChecks } from './passed-checks.ts';

it.each([
  ['a mock exam without cameras', { formal: false, cameraCount: 0, face: false }, 0, ['read 0']],
  ['a formal exam', { formal: true, cameraCount: 2, face: true }, 0, ['read 0', 'devices 0', 'face 0']],
  ['a dark camera', { formal: true, cameraCount: 1, face: false }, 1, ['read 0', 'devices 1']],
])('%s lists the steps that lie behind', (_, needs, toAdjust, expected) => {
  expect(passedChecks(stepsOf(needs), toAdjust).map(({ step, open }) => `${step} ${open}`)).toEqual(expected);
});
