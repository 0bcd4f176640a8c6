import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { chosenKeys, toggleOption } from './answer-rules.ts';

/** True when options of the question can be struck out; of two statements, striking one is choosing the other. */
export function canStrike({ kind }: Pick<Question, 'kind'>): boolean {
  return kind === 'single' || kind === 'multiple';
}

/** The struck options after one was struck out or restored; a chosen option is not struck out, so that no answer changes. */
export function toggleStrike(
  question: Question,
  value: AnswerValue | undefined,
  struck: readonly string[] = [],
  key: string,
): readonly string[] {
  if (struck.includes(key)) return struck.filter((other) => other !== key);
  return canStrike(question) && !chosenKeys(question, value).includes(key) ? [...struck, key] : struck;
}

export type OptionPress = { type: 'answered'; value: AnswerValue } | { type: 'restored'; struck: readonly string[] };

/** What pressing an option does: a struck one is restored first and chosen by the next press. */
export function pressOption(
  question: Question,
  value: AnswerValue | undefined,
  struck: readonly string[] = [],
  key: string,
): OptionPress {
  return struck.includes(key)
    ? { type: 'restored', struck: struck.filter((other) => other !== key) }
    : { type: 'answered', value: toggleOption(question, value, key) };
}
