import type { AssessDelivery, AssessPaper, AssessState } from '#contract/ipc/assess.ts';
import { isAnswered, type AnswerValue } from '#contract/ipc/paper.ts';

/** What an assessment shows: the way in, its questions, or what became of it. */
export type AssessStage = 'intro' | 'questions' | 'sending' | 'submitted' | 'over';

/** `over`: its end has passed. A submission that the platform refused leads back to the questions. */
export function stageOf(state: AssessState, over: boolean): AssessStage {
  const { submission, answers, current } = state;
  if (submission?.sync === 'done') return 'submitted';
  if (submission !== null && submission.sync !== 'refused') return 'sending';
  if (over) return 'over';
  return current === null && Object.keys(answers).length === 0 ? 'intro' : 'questions';
}

/** True for what the platform refused, and for what it has not taken so far, of which its words tell. */
export function isNotTaken({ sync, message }: Pick<AssessDelivery, 'sync' | 'message'>): boolean {
  return sync === 'refused' || (sync !== 'done' && message !== '');
}

/** Answers on their way to the platform, and those that it does not take; both are on this computer. */
export function deliveryOf({ answers }: Pick<AssessState, 'answers'>): { waiting: number; refused: number } {
  const all = Object.values(answers);
  const refused = all.filter(isNotTaken).length;
  return { waiting: all.filter(({ sync }) => sync !== 'done').length - refused, refused };
}

/** The platform's words about what it does not take, each once. */
export function refusalsOf({ answers, submission }: Pick<AssessState, 'answers' | 'submission'>): string[] {
  const refused = [...Object.values(answers), ...(submission ? [submission] : [])].filter(
    (one) => isNotTaken(one) && one.message !== '',
  );
  return [...new Set(refused.map(({ message }) => message))];
}

/** The numbers of the questions without an answer. */
export function emptyNumbers(
  { paper }: Pick<AssessPaper, 'paper'>,
  valueOf: (questionId: string) => AnswerValue | undefined,
): number[] {
  return paper.questions.filter(({ id }) => !isAnswered(valueOf(id))).map(({ number }) => number);
}

/** Where the learner goes on: where it was left, else the first question without an answer, else the first. */
export function startAt({ paper }: Pick<AssessPaper, 'paper'>, { current, answers }: AssessState): string | null {
  const ids = paper.questions.map(({ id }) => id);
  if (current !== null && ids.includes(current)) return current;
  return ids.find((id) => !isAnswered(answers[id]?.value)) ?? ids[0] ?? null;
}
