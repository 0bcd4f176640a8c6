import { describe, expect, it } from 'vitest';
import { entryStepsOf, examNeeds, isFaceRule, type ToldNeeds } from './exam-needs.ts';

const silent: ToldNeeds = { examType: null, cameraCount: null, cameraRequired: null, faceRequired: null };
const formal = { ...silent, examType: 2 };
const mock = { ...silent, examType: 1 };

describe('what an exam asks for', () => {
  it.each([
    [
      'a formal exam whose platform knows no camera fields',
      formal,
      { cameraCount: 2, requiredCameras: 1, face: false },
    ],
    ['a mock exam of that platform', mock, { cameraCount: 0, requiredCameras: 0, face: false }],
    ['an exam of unknown type', silent, { formal: true, cameraCount: 2, requiredCameras: 1 }],
    ['nothing known at all', null, { formal: true, cameraCount: 2, requiredCameras: 1 }],
    ['a formal exam told to have no cameras', { ...formal, cameraCount: 0 }, { cameraCount: 0, requiredCameras: 0 }],
    ['told: one camera', { ...formal, cameraCount: 1, cameraRequired: true }, { cameraCount: 1, requiredCameras: 1 }],
    ['told: none required', { ...formal, cameraCount: 2, cameraRequired: false }, { requiredCameras: 0 }],
    ['told: both required', { ...formal, cameraCount: 2, cameraRequired: true }, { requiredCameras: 2 }],
  ])('%s', (_, told, needs) => {
    expect(examNeeds(told, false)).toMatchObject(needs);
  });

  it.each([
    [formal, true, 'rule'],
    [formal, false, null],
    [{ ...formal, faceRequired: false }, true, null],
    [{ ...formal, faceRequired: true }, true, 'exam'],
    [{ ...mock, faceRequired: true }, false, 'exam'],
    [mock, true, null],
  ])('a face check: %j with a rule %s is asked for by %s', (told, faceRule, faceAskedBy) => {
    expect(examNeeds(told, faceRule)).toMatchObject({ face: faceAskedBy !== null, faceAskedBy });
  });

  it('names the steps in their order', () => {
    expect(entryStepsOf(examNeeds(mock, false))).toEqual(['read']);
    expect(entryStepsOf(examNeeds({ ...formal, faceRequired: true }, false))).toEqual([
      'read',
      'consent',
      'devices',
      'face',
    ]);
  });
});

it.each([
  ['{"range":["task"],"isBioassay":true}', true],
  ['', false],
  ['true', false],
  [undefined, false],
  [{ isBioassay: true }, true],
])('a face rule of the tenant: %j', (value, is) => {
  expect(isFaceRule(value)).toBe(is);
});
