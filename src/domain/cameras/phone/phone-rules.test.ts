import { describe, expect, it } from 'vitest';
import {
  allowsPhone,
  conditionOf,
  isJoined,
  paceOf,
  pairingIdOf,
  phoneDeviceId,
  type PhoneFacts,
} from './phone-rules.ts';

const fine: PhoneFacts = { told: 'live', look: 'ok', silentMs: 0, everySeconds: 4, hadPicture: true };

describe('a phone as a camera', () => {
  it.each<[string, Partial<PhoneFacts>, ReturnType<typeof conditionOf>]>([
    ['its pictures come', {}, 'ok'],
    ['its pictures are dark', { look: 'dark' }, 'dark'],
    ['it has joined and sent nothing yet', { hadPicture: false }, null],
    ['it sends nothing at all', { hadPicture: false, silentMs: 15_000 }, 'lost'],
    ['two pictures are missing', { silentMs: 13_900 }, 'ok'],
    ['three pictures are missing', { silentMs: 14_100 }, 'lost'],
    ['its page was closed', { told: 'left' }, 'lost'],
    ['its camera was not allowed', { told: 'refused', hadPicture: false }, 'refused'],
    ['the platform is not reached for a moment', { told: null, silentMs: 5000 }, 'ok'],
    ['the platform is not reached for long', { told: null, silentMs: 15_000 }, 'lost'],
    ['the platform says something else', { told: 'asleep' }, 'lost'],
  ])('%s', (_, facts, condition) => {
    expect(conditionOf({ ...fine, ...facts })).toBe(condition);
  });

  it.each([
    [null, 4],
    [0, 4],
    [-1, 4],
    [Number.NaN, 4],
    [0.2, 1],
    [2, 2],
    [600, 10],
  ])('the pace %j is %i s', (told, pace) => {
    expect(paceOf(told)).toBe(pace);
  });

  it.each([
    [null, true],
    [[], false],
    [['Logitech'], false],
    [['iPhone Camera'], false],
    [['Logitech', ' Phone '], true],
  ])('a policy with the cameras %j lets a phone be one: %s', (names, allowed) => {
    expect(allowsPhone(names)).toBe(allowed);
  });

  it('is told from the cameras of this machine by its name', () => {
    expect(pairingIdOf(phoneDeviceId('p-1'))).toBe('p-1');
    expect(pairingIdOf('a1b2')).toBeNull();
    expect(pairingIdOf(null)).toBeNull();
  });

  it.each([
    ['live', true],
    ['left', true],
    ['refused', true],
    ['code', false],
    ['', false],
    ['ended', false],
  ])('in the state %j it has joined: %s', (state, joined) => {
    expect(isJoined(state)).toBe(joined);
  });
});
