import type { AssessAnswer, AssessDelivery, AssessRef, AssessState } from '#contract/ipc/assess.ts';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';

export function freshState(ref: AssessRef): AssessState {
  return { ref, answers: {}, current: null, submission: null, resultId: '' };
}

const isOpen = ({ sync }: Pick<AssessDelivery, 'sync'>): boolean => sync === 'waiting' || sync === 'sending';

/** True while nothing was heard of it; the platform's words stay with what it has not taken. */
export function isOnItsWay(delivery: AssessDelivery): boolean {
  return isOpen(delivery) && delivery.message === '';
}

/** True when something has to go to the platform. */
export function hasOpenWork({ answers, submission }: Pick<AssessState, 'answers' | 'submission'>): boolean {
  return Object.values(answers).some(isOpen) || (submission !== null && isOpen(submission));
}

/** An answer of the learner; a submission that the platform refused is taken back by it. `at`: epoch ms. */
export function withAnswer(state: AssessState, questionId: string, value: AnswerValue, at: number): AssessState {
  if (state.submission !== null && state.submission.sync !== 'refused')
    throw new CodedError('assess-submitted', 'The assessment was submitted.');
  const answer: AssessAnswer = { value, sync: 'waiting', message: '', at };
  return { ...state, answers: { ...state.answers, [questionId]: answer }, current: questionId, submission: null };
}

/** The learner ended it; ended before, it stays as it is. */
export function withSubmission(state: AssessState, without: boolean): AssessState {
  if (state.submission !== null && state.submission.sync !== 'refused') return state;
  return { ...state, submission: { sync: 'waiting', message: '', without } };
}

/** What was refused is sent once more. */
export function withRetry(state: AssessState): AssessState {
  const again = <Delivery extends AssessDelivery>(one: Delivery): Delivery =>
    one.sync === 'refused' ? { ...one, sync: 'waiting', message: '' } : one;
  const answers = Object.entries(state.answers).map(([id, answer]) => [id, again(answer)] as const);
  return { ...state, answers: Object.fromEntries(answers), submission: state.submission && again(state.submission) };
}

/** What became of an answer that was sent; changed meanwhile, the new one still waits. */
export function withVerdict(
  state: AssessState,
  questionId: string,
  sent: AnswerValue,
  verdict: AssessDelivery,
): AssessState {
  const answer = state.answers[questionId];
  if (!answer || JSON.stringify(answer.value) !== JSON.stringify(sent)) return state;
  return { ...state, answers: { ...state.answers, [questionId]: { ...answer, ...verdict } } };
}

/** What became of the submission. */
export function withSubmissionVerdict(state: AssessState, verdict: AssessDelivery, resultId: string): AssessState {
  if (state.submission === null) return state;
  return { ...state, submission: { ...state.submission, ...verdict }, resultId: resultId || state.resultId };
}

/** What the platform has of an assessment. */
export interface HeldAnswers {
  /** Answers by question id. */
  values: Readonly<Record<string, AnswerValue>>;
  submitted: boolean;
  resultId: string;
}

/**
 * Takes over what the platform has, for example from another computer. What this computer has not delivered stays, and so
 * does what changed since `asked`, the state when the platform was asked. `at`: epoch ms.
 */
export function withHeld(state: AssessState, asked: AssessState, held: HeldAnswers, at: number): AssessState {
  const answers: Record<string, AssessAnswer> = { ...state.answers };
  for (const [questionId, value] of Object.entries(held.values)) {
    const own = answers[questionId];
    const before = asked.answers[questionId];
    if (own === undefined || (own.sync === 'done' && before?.sync === 'done' && before.at === own.at))
      answers[questionId] = { value, sync: 'done', message: '', at: own?.at ?? at };
  }
  if (!held.submitted) return { ...state, answers };
  const submission = { without: false, ...state.submission, sync: 'done', message: '' } as const;
  return { ...state, answers, submission, resultId: held.resultId || state.resultId };
}
