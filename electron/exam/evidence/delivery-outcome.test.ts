import { describe, expect, it } from 'vitest';
import { good, refusal } from '../testing/fake-platform.ts';
import { deliveryOutcome } from './delivery-outcome.ts';

describe('what becomes of an item after a try', () => {
  it.each([
    { kind: 'capture', answer: good({ id: 1 }), refusals: 0, outcome: 'delivered' },
    { kind: 'capture', answer: { kind: 'unreachable' }, refusals: 0, outcome: 'later' },
    { kind: 'capture', answer: { kind: 'unknown', status: 500 }, refusals: 2, outcome: 'later' },
    { kind: 'capture', answer: refusal(500), refusals: 0, outcome: 'refused' },
    { kind: 'capture', answer: refusal(500), refusals: 2, outcome: 'give-up' },
    { kind: 'capture', answer: refusal(303), refusals: 2, outcome: 'session' },
    { kind: 'note', answer: refusal(10000), refusals: 0, outcome: 'session' },
    { kind: 'switch', answer: refusal(403), refusals: 0, outcome: 'session' },
    { kind: 'capture', answer: refusal(602), refusals: 2, outcome: 'later' },
    { kind: 'switch', answer: good({ count: 1 }), refusals: 0, outcome: 'delivered' },
    { kind: 'switch', answer: { kind: 'unreachable' }, refusals: 0, outcome: 'later' },
    { kind: 'switch', answer: { kind: 'unknown', status: null }, refusals: 0, outcome: 'give-up' },
    { kind: 'switch', answer: { kind: 'unknown', status: 404 }, refusals: 0, outcome: 'later' },
    { kind: 'switch', answer: { kind: 'unknown', status: 502 }, refusals: 0, outcome: 'give-up' },
  ] as const)('$kind, $answer.kind $answer.code: $outcome', ({ kind, answer, refusals, outcome }) => {
    expect(deliveryOutcome(kind, answer, refusals)).toBe(outcome);
  });
});
