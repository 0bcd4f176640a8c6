import type { ReceiptEntry } from '#contract/ipc/exam.ts';
import type { AttemptCard } from '#electron/storage/journal/card.ts';

interface NamedCard {
  attemptId: string;
  card: Pick<AttemptCard, 'exam' | 'phase' | 'answered' | 'partly' | 'total' | 'settledAt'>;
}

/** The sealed papers among these attempts: those on their way first, then the newest. */
export function receiptEntries(attempts: readonly NamedCard[]): ReceiptEntry[] {
  return attempts
    .flatMap(({ attemptId, card: { exam, phase, answered, partly = 0, total, settledAt } }) =>
      phase === 'open' || phase === 'moved' ? [] : [{ attemptId, exam, phase, answered, partly, total, settledAt }],
    )
    .sort((a, b) => (b.settledAt ?? Infinity) - (a.settledAt ?? Infinity) || 0);
}
