import { describe, expect, it } from 'vitest';
import {
  initialIdentity,
  identityReducer,
  type IdentityEvent,
  type IdentityState,
  type IdentityStep,
} from './identity-flow.ts';

const facts = { name: '王建国', idCardNo: '11010519491231002X', issuer: '', validity: '' };
const front: IdentityEvent = { type: 'read', side: 'front', photo: 'data:front', facts };
const back: IdentityEvent = { type: 'read', side: 'back', photo: 'data:back', facts };
const after = (...events: IdentityEvent[]): IdentityState => events.reduce(identityReducer, initialIdentity);

describe('the flow of an identity verification', () => {
  const cases: [string, IdentityEvent[], IdentityStep][] = [
    ['starts with the guide', [], 'guide'],
    ['the front first', [{ type: 'start' }], 'front'],
    ['then the back', [{ type: 'start' }, front], 'back'],
    ['then the check', [{ type: 'start' }, front, back], 'check'],
    ['then the face', [{ type: 'start' }, front, back, { type: 'affirmed' }], 'face'],
    ['then done', [{ type: 'start' }, front, back, { type: 'affirmed' }, { type: 'verified' }], 'done'],
    [
      'retaking a side returns to the check',
      [{ type: 'start' }, front, back, { type: 'retake', side: 'front' }, front],
      'check',
    ],
    [
      'back from a retaken side',
      [{ type: 'start' }, front, back, { type: 'retake', side: 'front' }, { type: 'back' }],
      'check',
    ],
    ['back from the back', [{ type: 'start' }, front, { type: 'back' }], 'front'],
    ['back from the face', [{ type: 'start' }, front, back, { type: 'affirmed' }, { type: 'back' }], 'check'],
    ['back from the front', [{ type: 'start' }, { type: 'back' }], 'guide'],
    ['no face before the card', [{ type: 'start' }, { type: 'verified' }], 'front'],
    ['the wrong side is ignored', [{ type: 'start' }, back], 'front'],
    ['no confirmation before both sides', [{ type: 'start' }, front, { type: 'affirmed' }], 'back'],
  ];
  it.each(cases)('%s', (_, events, step) => {
    expect(after(...events).step).toBe(step);
  });

  it('drops the pictures when done', () => {
    expect(after({ type: 'start' }, front, back, { type: 'affirmed' }, { type: 'verified' }).sides).toEqual({});
  });
});
