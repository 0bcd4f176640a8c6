import type { Absence } from '#contract/ipc/exam.ts';

/** The absences with one more, or with what is newly known of one. */
export function withAbsence(absences: readonly Absence[], told: Absence): readonly Absence[] {
  const index = absences.findIndex(({ kind, since }) => kind === told.kind && since === told.since);
  return index === -1 ? [...absences, told] : absences.with(index, told);
}

/** How many of them the exam's rule counts. */
export function countedAbsences(absences: readonly Absence[] = []): number {
  return absences.filter(({ counted }) => counted).length;
}
