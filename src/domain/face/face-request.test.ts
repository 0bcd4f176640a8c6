import { describe, expect, it } from 'vitest';
import { outcomeOf, rememberPass } from './face-outcome.ts';
import { photoBody, usesAlbum, type FaceKind, type FaceRequest } from './face-request.ts';

const request: FaceRequest = {
  kind: 2,
  businessId: 'b1',
  taskId: 't1',
  access: null,
  exportRule: false,
  album: false,
  pauseFrame: false,
  addresses: {},
};

describe('request body', () => {
  it.each([1, 2, 3] as const)('kind %d sends business and task [face-submit-body] [face-types]', (kind) => {
    expect(photoBody({ ...request, kind }, 'data:x')).toEqual({
      businessId: 'b1',
      businessType: kind,
      userImage: 'data:x',
      taskId: 't1',
    });
  });

  it('kind 4 sends the image alone [face-submit-body] [face-types]', () => {
    expect(photoBody({ ...request, kind: 4 }, 'data:x')).toEqual({
      userImage: 'data:x',
      isSave: false,
      businessSource: 2,
    });
  });
});

describe('album instead of the camera', () => {
  it.each([
    ['no live detection and a special branch', 2, false, true, true],
    ['live detection', 2, true, true, false],
    ['no special branch', 2, false, false, false],
    ['course', 1, false, true, true],
    ['kind 3', 3, false, true, true],
    ['kind 4', 4, false, true, false],
  ] as const)('%s [face-album-condition]', (_, kind: FaceKind, isBioassay, special, expected) => {
    expect(usesAlbum(kind, { isBioassay }, special)).toBe(expected);
  });
});

describe('outcome', () => {
  const addresses = { target: '/t', fail: '/f', pause: '/p', invalid: '/i' };
  it.each([
    ['passed', '/t'],
    ['exhausted', '/f'],
    ['paused', '/p'],
    ['expired', '/i'],
  ] as const)(
    '%s navigates to its address [face-success] [face-exhausted] [face-retry-window] [face-close]',
    (end, address) => {
      expect(outcomeOf(end, { ...request, addresses })).toEqual({ address });
    },
  );

  it.each([
    [1, { result: true }],
    [2, { result: true, commitSuccess: true }],
    [3, { result: true }],
    [4, { result: true, closed: true }],
  ] as const)('kind %d without an address reports the result [exam-face-commit]', (kind, emit) => {
    expect(outcomeOf('passed', { ...request, kind })).toEqual({ emit });
  });

  it.each(['exhausted', 'paused', 'expired'] as const)(
    '%s without an address is failSubmit [face-exhausted]',
    (end) => {
      expect(outcomeOf(end, request)).toEqual({ emit: { result: false, failSubmit: true } });
    },
  );

  it('the pass and the course are recorded in session storage [face-success]', () => {
    const stored = new Map<string, string>();
    const storage = { setItem: (key: string, value: string) => void stored.set(key, value) };
    rememberPass({ ...request, access: { type: 2, taskId: 't1', courseId: 'c1' } }, storage);
    expect(Object.fromEntries(stored)).toEqual({ facePass: 'true', currentCourseId: 'c1' });
  });
});
