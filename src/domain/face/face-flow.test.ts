import { describe, expect, it } from 'vitest';
import { beginFace, faceReducer, mustAgree, type FaceEvent, type FaceState } from './face-flow.ts';
import { maxAttempts, type FaceKind, type FaceRequest } from './face-request.ts';

const exam: FaceRequest = {
  kind: 2,
  businessId: 'paper-1',
  taskId: 'task-1',
  access: { type: 1, taskId: 'task-1' },
  exportRule: false,
  album: false,
  pauseFrame: false,
  addresses: {},
};
const photo = 'data:image/jpeg;base64,AAAA';

const verified: FaceEvent[] = [{ type: 'continue' }, { type: 'judged', verified: true }];
const live: FaceEvent[] = [...verified, { type: 'continue' }, { type: 'permit', yes: true }, { type: 'camera-open' }];
const sent: FaceEvent[] = [...live, { type: 'photo', photo }, { type: 'use' }];
const again: FaceEvent[] = [{ type: 'camera-open' }, { type: 'photo', photo }, { type: 'use' }];
const second: FaceEvent = { type: 'second' };

function run(events: readonly FaceEvent[], request: Partial<FaceRequest> = {}): FaceState {
  return events.reduce(faceReducer, beginFace({ ...exam, ...request }));
}
const nameAfter = (events: readonly FaceEvent[], request?: Partial<FaceRequest>) => run(events, request).step.name;

/** Fails `count` times, retrying in between. */
function failures(count: number): FaceEvent[] {
  const failure: FaceEvent[] = [{ type: 'not-recognised', at: 0 }];
  const more = Array.from({ length: count - 1 }, (): FaceEvent[] => [
    { type: 'retry', at: 1000 },
    ...again,
    ...failure,
  ]);
  return [...sent, ...failure, ...more.flat()];
}

it('ends at once when the platform takes no more tries', () => {
  expect(run([...sent, { type: 'used-up' }])).toMatchObject({ step: { name: 'exhausted' }, remaining: 0 });
  expect(nameAfter([...live, { type: 'used-up' }])).toBe('camera');
});

describe('the beginning', () => {
  it.each([
    [1, 'confirm'],
    [2, 'confirm'],
    [3, 'confirm'],
    [4, 'instruction'],
  ] as const)('kind %d starts at %s', (kind: FaceKind, name) => {
    expect(beginFace({ ...exam, kind }).step.name).toBe(name);
  });

  it('an exam starts with the identity confirmation', () => {
    expect(beginFace(exam, 4)).toMatchObject({ step: { name: 'confirm' }, remaining: 1 });
    expect(beginFace(exam, 5)).toMatchObject({ step: { name: 'exhausted' }, remaining: 0 });
    expect(beginFace(exam)).toMatchObject({ step: { name: 'confirm', ticked: false }, remaining: maxAttempts });
  });
});

describe('the agreement', () => {
  const rule = { exportRule: true };

  it.each([
    ['the rule is off', {}, [], false],
    ['the rule is on, consent unknown', rule, [], true],
    ['the rule is on, no consent', rule, [{ type: 'authorised', value: false }], true],
    ['consent given before', rule, [{ type: 'authorised', value: true }], false],
  ] as const)('required: %s [face-photo-admin-view]', (_, request, events, expected) => {
    expect(mustAgree(run(events, request))).toBe(expected);
  });

  it('continuing without the tick shows a warning [face-confirm-agreement]', () => {
    expect(run([{ type: 'continue' }], rule).step).toEqual({ name: 'confirm', ticked: false, warned: true });
  });

  it('the tick removes the warning and allows continuing', () => {
    const ticked: FaceEvent[] = [{ type: 'continue' }, { type: 'tick', ticked: true }];
    expect(run(ticked, rule).step).toEqual({ name: 'confirm', ticked: true, warned: false });
    expect(nameAfter([...ticked, { type: 'continue' }], rule)).toBe('authorising');
  });

  it('the consent is saved before the real-name check', () => {
    const events: FaceEvent[] = [{ type: 'tick', ticked: true }, { type: 'continue' }, { type: 'saved' }];
    expect(run(events, rule)).toMatchObject({ step: { name: 'judging' }, authorised: true });
  });

  it('earlier consent leads directly to the real-name check', () => {
    expect(nameAfter([{ type: 'authorised', value: true }, { type: 'continue' }], rule)).toBe('judging');
  });
});

describe('transitions', () => {
  it.each([
    ['confirming checks the real name', [{ type: 'continue' }], 'judging'],
    [
      'not verified: the QR code [face-realname-check]',
      [{ type: 'continue' }, { type: 'judged', verified: false }],
      'unverified',
    ],
    [
      'verified on the phone: checked again',
      [{ type: 'continue' }, { type: 'judged', verified: false }, { type: 'continue' }],
      'judging',
    ],
    ['verified: the instruction [face-instruction]', verified, 'instruction'],
    ['then the permission [face-instruction]', [...verified, { type: 'continue' }], 'permission'],
    [
      'no: the refused notice [face-permission]',
      [...verified, { type: 'continue' }, { type: 'permit', yes: false }],
      'refused',
    ],
    [
      'yes: the camera opens [face-permission]',
      [...verified, { type: 'continue' }, { type: 'permit', yes: true }],
      'opening',
    ],
    ['and shows', live, 'camera'],
    ['photo taken: review first [face-permission]', [...live, { type: 'photo', photo }], 'review'],
    ['retake: the camera again [face-permission]', [...live, { type: 'photo', photo }, { type: 'retake' }], 'opening'],
    ['use: sent [face-permission]', sent, 'sending'],
    ['recognised', [...sent, { type: 'recognised' }], 'success'],
    ['not recognised', [...sent, { type: 'not-recognised', at: 0 }], 'failed'],
    [
      'retry after a refusal',
      [...verified, { type: 'continue' }, { type: 'permit', yes: false }, { type: 'continue' }],
      'opening',
    ],
    ['the camera is lost', [...live, { type: 'camera-refused', why: 'absent' }], 'refused'],
  ] as const)('%s', (_, events, name) => {
    expect(nameAfter(events)).toBe(name);
  });

  it.each([
    ['a call before the camera step', [{ type: 'continue' }, { type: 'call-failed' }], 'confirm'],
    ['sending the photo fails: the photo is retained', [...sent, { type: 'call-failed' }], 'review'],
    ['no call was pending', [...live, { type: 'call-failed' }], 'camera'],
  ] as const)('a failed call costs no try: %s', (_, events, name) => {
    expect(run(events)).toMatchObject({ step: { name }, remaining: 5 });
  });

  it.each([
    [{ type: 'saved' }],
    [{ type: 'judged', verified: true }],
    [{ type: 'permit', yes: true }],
    [{ type: 'camera-open' }],
    [{ type: 'camera-refused', why: 'busy' }],
    [{ type: 'photo', photo }],
    [{ type: 'retake' }],
    [{ type: 'use' }],
    [{ type: 'recognised' }],
    [{ type: 'not-recognised', at: 0 }],
    [{ type: 'retry', at: 0 }],
    [second],
    [{ type: 'resume', yes: false }],
  ] as const)('a late event changes nothing: %o', (event) => {
    const state = beginFace(exam);
    expect(faceReducer(state, event)).toEqual(state);
  });
});

describe('attempts', () => {
  it.each([
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
  ])('after failure %d, %d tries remain [face-attempts]', (count, left) => {
    expect(run(failures(count))).toMatchObject({ step: { name: 'failed' }, remaining: left });
  });

  it('the fifth failure ends the check: no retry, three seconds, then the end [face-attempts] [face-exhausted]', () => {
    expect(run(failures(5))).toMatchObject({ step: { name: 'exhausted', left: 3 }, remaining: 0 });
    expect(nameAfter([...failures(5), { type: 'retry', at: 1 }])).toBe('exhausted');
    expect(run([...failures(5), second, second]).step).toEqual({ name: 'exhausted', left: 1 });
    expect(run([...failures(5), second, second, second]).step).toEqual({ name: 'ended', end: 'exhausted' });
  });

  it.each([
    ['immediately', 0, 'opening'],
    ['after ten minutes exactly', 600_000, 'opening'],
    ['a millisecond later', 600_001, 'expired'],
  ])('retrying %s [face-retry-window]', (_, at, name) => {
    expect(nameAfter([...sent, { type: 'not-recognised', at: 0 }, { type: 'retry', at }])).toBe(name);
  });

  it('an expired check says so before it closes [face-retry-window]', () => {
    const late: FaceEvent[] = [...sent, { type: 'not-recognised', at: 0 }, { type: 'retry', at: 700_000 }];
    expect(run([...late, second, second, second]).step).toEqual({ name: 'ended', end: 'expired' });
  });

  it('success counts down three seconds [face-countdown]', () => {
    const success: FaceEvent[] = [...sent, { type: 'recognised' }];
    const lefts = [0, 1, 2, 3].map((count) => run([...success, ...Array.from({ length: count }, () => second)]).step);
    expect(lefts).toEqual([
      { name: 'success', left: 3 },
      { name: 'success', left: 2 },
      { name: 'success', left: 1 },
      { name: 'ended', end: 'passed' },
    ]);
  });
});

describe('closing', () => {
  it.each([
    ['confirm', []],
    ['instruction', verified],
    ['camera', live],
    ['review', [...live, { type: 'photo', photo } as const]],
    ['failed', failures(1)],
  ])('mid-flow asks first: %s [face-close]', (name, events) => {
    const asked = run([...events, { type: 'close' }]);
    expect(asked).toMatchObject({ resumeAsked: true, step: { name } });
    expect(faceReducer(asked, { type: 'resume', yes: true })).toMatchObject({ resumeAsked: false, step: { name } });
    expect(faceReducer(asked, { type: 'resume', yes: false }).step).toEqual({ name: 'ended', end: 'paused' });
  });

  it('does not ask in pause-frame mode [face-close]', () => {
    expect(run([{ type: 'close' }], { pauseFrame: true }).step).toEqual({ name: 'ended', end: 'paused' });
  });

  it.each([
    ['success', [...sent, { type: 'recognised' }], 'passed'],
    ['no attempts left', failures(5), 'exhausted'],
  ] as const)('does not ask after a result: %s', (_, events, end) => {
    expect(run([...events, { type: 'close' }]).step).toEqual({ name: 'ended', end });
  });

  it('kind 4 only reports that it was closed', () => {
    expect(run([{ type: 'close' }], { kind: 4 }).step).toEqual({ name: 'ended', end: 'closed' });
  });
});

describe('album', () => {
  const album = { album: true };
  const opened: FaceEvent[] = [...verified, { type: 'continue' }];

  it.each([
    ['instead of the camera', opened, { name: 'album', photo: null, notImage: false }],
    ['uploaded', [...opened, { type: 'photo', photo }], { name: 'album', photo, notImage: false }],
    [
      'uploaded again',
      [...opened, { type: 'photo', photo: 'x' }, { type: 'photo', photo }],
      { name: 'album', photo, notImage: false },
    ],
    ['used', [...opened, { type: 'photo', photo }, { type: 'use' }], { name: 'sending', photo }],
    ['nothing to use', [...opened, { type: 'use' }], { name: 'album', photo: null, notImage: false }],
    ['no image', [...opened, { type: 'not-image' }], { name: 'album', photo: null, notImage: true }],
    [
      'no image, then an image',
      [...opened, { type: 'not-image' }, { type: 'photo', photo }],
      { name: 'album', photo, notImage: false },
    ],
  ] as const)('%s [face-album-actions]', (_, events, step) => {
    expect(run(events, album).step).toEqual(step);
  });

  it('a retry starts with an empty upload', () => {
    const events: FaceEvent[] = [
      ...opened,
      { type: 'photo', photo },
      { type: 'use' },
      { type: 'not-recognised', at: 0 },
    ];
    expect(run([...events, { type: 'retry', at: 1 }], album).step).toEqual({
      name: 'album',
      photo: null,
      notImage: false,
    });
  });
});
