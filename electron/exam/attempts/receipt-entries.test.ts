import { expect, it } from 'vitest';
import { receiptEntries } from './receipt-entries.ts';

const exam = { examId: 'e', businessId: 'b', sourceType: '1', name: '考试' };
const card = { exam, phase: 'delivered' as const, answered: 3, total: 4, settledAt: 10 };

it('lists sealed papers, those on their way first, then the newest', () => {
  const entries = receiptEntries([
    { attemptId: 'old', card },
    { attemptId: 'open', card: { ...card, phase: 'open', settledAt: null } },
    { attemptId: 'waiting', card: { ...card, phase: 'sealed', settledAt: null } },
    { attemptId: 'new', card: { ...card, settledAt: 20 } },
    { attemptId: 'waiting too', card: { ...card, phase: 'sealed', settledAt: null } },
  ]);
  expect(entries.map(({ attemptId }) => attemptId)).toEqual(['waiting', 'waiting too', 'new', 'old']);
  expect(entries[2]).toEqual({
    attemptId: 'new',
    exam,
    phase: 'delivered',
    answered: 3,
    partly: 0,
    total: 4,
    settledAt: 20,
  });
});

it('tells an answer that is only begun from a whole one', () => {
  const [entry] = receiptEntries([{ attemptId: 'begun', card: { ...card, answered: 2, partly: 1 } }]);
  expect(entry).toMatchObject({ answered: 2, partly: 1, total: 4 });
});
