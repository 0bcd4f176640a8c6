interface Beside {
  /** From 0; -1 when the run does not have the question. */
  at: number;
  previous: string | null;
  next: string | null;
}

/** Where a question lies in a run and what is beside it. */
export function beside(questionIds: readonly string[], questionId: string): Beside {
  const at = questionIds.indexOf(questionId);
  if (at < 0) return { at, previous: null, next: null };
  return { at, previous: questionIds[at - 1] ?? null, next: questionIds[at + 1] ?? null };
}
