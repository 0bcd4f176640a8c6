import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { answerLine } from '#domain/questions/answer-rules.ts';
import { plainText } from '#ui/html/plain-text.ts';

/** Long enough for a short answer; a whole essay is not repeated. */
const longestAnswer = 400;

/** An option by its key and its text. */
function namedKey({ options }: Pick<Question, 'options'>, key: string): string {
  const option = options.find((one) => one.key === key);
  const text = option ? plainText(option.html).trim() : '';
  return text === '' ? key : `${key} ${text}`;
}

/** The right answer in words, one item each. */
export function rightItems(question: Question, rightAnswer: readonly string[], or: string): readonly string[] {
  switch (question.kind) {
    case 'matching':
      return rightAnswer.map((target, at) => `${question.options[at]?.key ?? ''}–${target}`);
    case 'blank':
      return rightAnswer.map((accepted) => accepted.split('|').join(or));
    case 'single':
    case 'multiple':
    case 'judge':
    case 'ordering':
      return rightAnswer.map((key) => namedKey(question, key));
    case 'short':
    case 'essay':
    case 'upload':
    case 'unknown':
      return rightAnswer;
  }
}

/** The own answer in words; '' when there is none. */
export function ownText(question: Question, value: AnswerValue | undefined, separator: string): string {
  if (value?.kind !== 'choice' && value?.kind !== 'order') return answerLine(question, value, longestAnswer);
  return value.keys.map((key) => namedKey(question, key)).join(separator);
}
