import type { AnswerValue, Paper, Question, QuestionKind } from '../../../src/contract/ipc/paper.ts';
import type { AttemptChange } from './attempt-store.ts';
import { JournalError } from '../journal/journal-error.ts';
import type { AttemptState } from '../journal/replay.ts';

const valueKinds: Readonly<Record<QuestionKind, AnswerValue['kind']>> = {
  single: 'choice',
  multiple: 'choice',
  judge: 'choice',
  blank: 'blanks',
  short: 'text',
  essay: 'text',
};

function misfit(question: Question, value: AnswerValue): string | null {
  if (value.kind !== valueKinds[question.kind]) return `a ${value.kind} value for a ${question.kind} question`;
  if (value.kind === 'blanks') {
    return value.texts.length > question.blanks ? `${value.texts.length} texts for ${question.blanks} blanks` : null;
  }
  if (value.kind !== 'choice') return null;
  const stray = value.keys.find((key) => !question.options.some((option) => option.key === key));
  if (stray !== undefined) return `option ${JSON.stringify(stray)}, which it does not have`;
  if (new Set(value.keys).size < value.keys.length) return 'the same option twice';
  return question.kind !== 'multiple' && value.keys.length > 1 ? 'more than one option' : null;
}

/** Why this change does not belong to this paper; null when it does. */
export function changeProblem(paper: Paper, change: AttemptChange): JournalError | null {
  if (change.type === 'left') return null;
  const question = paper.questions.find(({ id }) => id === change.questionId);
  if (!question) return new JournalError('unknown-question', `The paper has no question ${change.questionId}.`);
  const problem = change.type === 'answer' ? misfit(question, change.value) : null;
  return problem === null ? null : new JournalError('wrong-kind', `Question ${question.id} was given ${problem}.`);
}

/**
 * When a paper counts as sealed, in epoch ms of the platform's clock. A paper closes at its deadline, also when the
 * client was off then, whoever hands it in after that: with every answer saved before it, the deadline is the moment of
 * sealing.
 */
export function sealTimeOf(
  { start, lastAnswerAt }: Pick<AttemptState, 'start' | 'lastAnswerAt'>,
  platformNow: number,
): number {
  const { deadline } = start.rules;
  if (deadline === null) return platformNow;
  // An answer of the future was written under a wrong clock.
  return Math.min(platformNow, lastAnswerAt > platformNow ? deadline : Math.max(deadline, lastAnswerAt));
}
