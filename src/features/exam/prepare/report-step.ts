import type { ExamRef, ReportedStep } from '../../../contract/ipc/exam.ts';
import { ask, desktop } from '../../../lib/desktop.ts';

/** Tells main that a step is done. When main does not take it, the exam does not open, and the page says so then. */
export function reportStep(exam: ExamRef, step: ReportedStep): void {
  ask(desktop.exam.prepared(exam, step)).catch((error: unknown) =>
    desktop.app.log('warn', `exam.prepared ${step}: ${String(error)}`),
  );
}
