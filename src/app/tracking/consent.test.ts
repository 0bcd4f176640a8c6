import { expect, it } from 'vitest';
import { answerOf, maySend, withAnswer } from './consent.ts';

it.each([
  ['a yes', { trackingConsent: { a: true } }, { signedIn: true, accountId: 'a' }, true, true],
  ['a no', { trackingConsent: { a: false } }, { signedIn: true, accountId: 'a' }, false, false],
  ['no answer', { trackingConsent: { b: true } }, { signedIn: true, accountId: 'a' }, null, false],
  ['a visitor', { trackingConsent: { a: true } }, { signedIn: false, accountId: 'a' }, null, false],
  ['an account without id', { trackingConsent: { a: true } }, { signedIn: true, accountId: null }, null, false],
  ['a name every object has', { trackingConsent: {} }, { signedIn: true, accountId: 'toString' }, null, false],
] as const)('%s', (_, settings, person, answer, send) => {
  expect(answerOf(settings, person)).toBe(answer);
  expect(maySend(settings, person)).toBe(send);
});

it('retains the answers of other accounts', () => {
  expect(withAnswer({ trackingConsent: { b: false } }, 'a', true)).toEqual({ trackingConsent: { b: false, a: true } });
});
