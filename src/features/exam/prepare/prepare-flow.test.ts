import { describe, expect, it } from 'vitest';
import { gatesOf, stepAfter, stepsOf } from './prepare-flow.ts';

const mock = { formal: false, cameraCount: 0, face: false };
const formal = { formal: true, cameraCount: 2, face: true };

describe('the way to an exam', () => {
  it.each([
    ['a mock exam without cameras', mock, ['read', 'enter']],
    ['a formal one with everything', formal, ['read', 'devices', 'face', 'enter']],
    ['cameras without face check', { ...formal, face: false }, ['read', 'devices', 'enter']],
    ['face check without cameras', { ...formal, cameraCount: 0 }, ['read', 'face', 'enter']],
  ])('begins with the must-read: %s [exam-mustread]', (_, needs, steps) => {
    expect(stepsOf(needs)).toEqual(steps);
  });

  it.each([
    ['read', 'devices'],
    ['devices', 'face'],
    ['face', 'enter'],
    ['enter', 'enter'],
  ] as const)('after %s comes %s', (step, next) => {
    expect(stepAfter(stepsOf(formal), step)).toBe(next);
  });
});

describe('what is said before the first picture', () => {
  it.each([
    ['formal, new here', formal, false, ['equipment', 'consent']],
    ['formal, agreed before', formal, true, ['equipment']],
    ['mock with cameras', { ...mock, cameraCount: 1 }, false, ['consent']],
    ['face check only', { ...mock, face: true }, false, ['consent']],
    ['formal without cameras', { ...formal, cameraCount: 0, face: false }, false, []],
    ['nothing is captured', mock, false, []],
  ])('%s [exam-equipment-dialog]', (_, needs, consented, gates) => {
    expect(gatesOf(needs, consented)).toEqual(gates);
  });
});
