import type { EntryStep, ExamRef, ReportedStep } from '#contract/ipc/exam.ts';
import { type ExamNeeds, entryStepsOf } from '#rules/exam/exam-needs.ts';

export interface ExamEntryOptions {
  /** Whether this account agreed to captures on this machine. */
  consented: (accountId: string) => boolean;
  /** Monotonic ms. */
  monotonic: () => number;
}

/** The tickets of this run: which steps before an exam a learner has passed. In memory: after a restart they are taken again. */
export interface ExamEntry {
  passed(accountId: string, exam: ExamRef, step: ReportedStep): void;
  /** The platform recognised the learner for this exam, as the gateway saw it. */
  recognised(accountId: string, examId: string): void;
  /** The steps that this exam still asks for. */
  missing(accountId: string, exam: ExamRef, needs: Pick<ExamNeeds, 'cameraCount' | 'face'>): EntryStep[];
  /** Staff let this learner into this exam although the machine's policy is not trusted. */
  admit(accountId: string, exam: Pick<ExamRef, 'examId'>): void;
  isAdmitted(accountId: string, exam: Pick<ExamRef, 'examId'>): boolean;
  /** The attempt has begun: another one asks for every step again. */
  used(accountId: string, exam: ExamRef): void;
}

/** A learner may prepare before the exam opens, but not in the morning for the evening. */
const ticketLifeMs = 4 * 3_600_000;

type TicketStep = ReportedStep | 'face' | 'admitted';

export function createExamEntry({ consented, monotonic }: ExamEntryOptions): ExamEntry {
  const tickets = new Map<string, number>();
  const keyOf = (accountId: string, examId: string, step: TicketStep) => JSON.stringify([accountId, examId, step]);

  function holds(accountId: string, examId: string, step: EntryStep | 'admitted'): boolean {
    if (step === 'consent') return consented(accountId);
    const at = tickets.get(keyOf(accountId, examId, step));
    return at !== undefined && monotonic() - at <= ticketLifeMs;
  }

  return {
    passed: (accountId, { examId }, step) => void tickets.set(keyOf(accountId, examId, step), monotonic()),
    recognised: (accountId, examId) => void tickets.set(keyOf(accountId, examId, 'face'), monotonic()),
    admit: (accountId, { examId }) => void tickets.set(keyOf(accountId, examId, 'admitted'), monotonic()),
    isAdmitted: (accountId, { examId }) => holds(accountId, examId, 'admitted'),
    missing: (accountId, { examId }, needs) => entryStepsOf(needs).filter((step) => !holds(accountId, examId, step)),
    used(accountId, { examId }) {
      for (const step of ['read', 'devices', 'face', 'admitted'] as const)
        tickets.delete(keyOf(accountId, examId, step));
    },
  };
}
