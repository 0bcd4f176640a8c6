import { describe, expect, it } from 'vitest';
import { cardBytes, newestCard, outlived, type AttemptCard } from './card.ts';

const day = 24 * 3600_000;
const card: AttemptCard = {
  exam: { examId: 'e1', businessId: 'b1', sourceType: '2', name: '电工' },
  owner: '138****8000',
  answered: 3,
  total: 50,
  deadline: null,
  phase: 'open',
  settledAt: null,
};

describe('the card beside a journal', () => {
  it('is the newer of what can be read', () => {
    const older = cardBytes({ revision: 1, card });
    const newer = cardBytes({ revision: 2, card: { ...card, answered: 9 } });
    expect(newestCard([older, newer])?.card.answered).toBe(9);
    expect(newestCard([newer.subarray(1), older])?.card.answered).toBe(3);
    expect(newestCard([null, newer.subarray(0, 30)])).toBeNull();
  });

  it.each([
    ['open', null, 1000, false],
    ['sealed', null, 1000, false],
    ['delivered', 0, 90, false],
    ['delivered', 0, 91, true],
    ['refused', 0, 91, false],
    ['closed', 0, 91, false],
    ['elsewhere', 0, 91, false],
    ['unverified', 0, 91, false],
    ['delivered', null, 91, false],
  ] as const)('lets a journal that is %s, settled at %s, go after %i days: %s', (phase, settledAt, days, gone) => {
    expect(outlived({ phase, settledAt }, days * day)).toBe(gone);
  });
});
