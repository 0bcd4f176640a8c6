import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import type { Solution } from '#contract/ipc/practice.ts';
import { encodeAnswer } from '../exam/answer-encoding.ts';

/** Blanks are compared without regard to width, letter case, spaces and a final full stop. */
function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, '')
    .replace(/[。.]$/u, '');
}

function acceptsBlank(accepted: string, given: string): boolean {
  return accepted.split('|').some((text) => normal(text) === normal(given));
}

/**
 * True or false where this client can tell; null: no solution is known, or only people can judge the answer (texts, files).
 */
export function isRight(
  question: Question,
  value: AnswerValue | undefined,
  solution: Solution | undefined,
): boolean | null {
  if (!solution || solution.rightAnswer.length === 0) return null;
  const right = solution.rightAnswer;
  const given = encodeAnswer(question, value);
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'judge':
      return given.length === right.length && given.every((key) => right.includes(key));
    case 'blank':
      return right.every((accepted, at) => acceptsBlank(accepted, given[at] ?? ''));
    case 'matching':
    case 'ordering':
      return right.length === given.length && right.every((key, at) => key === given[at]);
    case 'short':
    case 'essay':
    case 'upload':
    case 'unknown':
      return null;
  }
}
