import { describe, expect, it } from 'vitest';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { good, refusal } from '../testing/fake-platform.ts';
import { deliveryOutcome, type DeliveryOutcome } from './delivery-outcome.ts';
import type { EvidenceKind } from './evidence-store.ts';

interface Row {
  kind: EvidenceKind;
  answer: PlatformAnswer;
  refusals: number;
  /** Others were taken since its first refusal. */
  taken?: boolean;
  outcome: DeliveryOutcome;
}

describe('what becomes of an item after a try', () => {
  it.each<Row>([
    { kind: 'capture', answer: good({ id: 1 }), refusals: 0, outcome: 'delivered' },
    { kind: 'capture', answer: { kind: 'unreachable' }, refusals: 0, outcome: 'later' },
    { kind: 'capture', answer: { kind: 'unknown', status: 500 }, refusals: 2, outcome: 'later' },
    { kind: 'capture', answer: refusal(500), refusals: 0, outcome: 'refused' },
    { kind: 'capture', answer: refusal(500), refusals: 2, outcome: 'give-up' },
    { kind: 'capture', answer: refusal(500, '系统繁忙，请稍后再试'), refusals: 2, taken: true, outcome: 'later' },
    { kind: 'switch', answer: refusal(1, '系统维护中'), refusals: 2, outcome: 'later' },
    { kind: 'capture', answer: refusal(303), refusals: 2, outcome: 'session' },
    { kind: 'note', answer: refusal(10000), refusals: 0, outcome: 'session' },
    { kind: 'switch', answer: refusal(403), refusals: 0, outcome: 'session' },
    { kind: 'capture', answer: refusal(602), refusals: 2, outcome: 'later' },
    { kind: 'switch', answer: good({ count: 1 }), refusals: 0, outcome: 'delivered' },
    { kind: 'switch', answer: { kind: 'unreachable' }, refusals: 0, outcome: 'later' },
    { kind: 'switch', answer: { kind: 'unknown', status: null }, refusals: 0, outcome: 'give-up' },
    { kind: 'switch', answer: { kind: 'unknown', status: 404 }, refusals: 0, outcome: 'later' },
    { kind: 'switch', answer: { kind: 'unknown', status: 502 }, refusals: 0, outcome: 'give-up' },
    { kind: 'capture', answer: { kind: 'unknown', status: 413 }, refusals: 0, outcome: 'refused' },
    { kind: 'capture', answer: { kind: 'unknown', status: 413 }, refusals: 2, taken: true, outcome: 'give-up' },
    { kind: 'note', answer: { kind: 'unknown', status: 422 }, refusals: 9, taken: false, outcome: 'refused' },
    { kind: 'switch', answer: { kind: 'unknown', status: 400 }, refusals: 0, outcome: 'refused' },
    { kind: 'capture', answer: { kind: 'unknown', status: 404 }, refusals: 9, taken: true, outcome: 'later' },
  ])('$kind, $answer.kind $answer.code: $outcome', ({ kind, answer, refusals, outcome, taken = false }: Row) => {
    expect(deliveryOutcome(kind, answer, refusals, taken)).toBe(outcome);
  });
});
