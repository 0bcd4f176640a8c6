import type { AnswerValue, Question } from '#contract/ipc/paper.ts';

/** True when a question is answered by choosing among its options. */
export function isChoice(question: Question): boolean {
  return question.kind === 'single' || question.kind === 'multiple' || question.kind === 'judge';
}

/** The keys that are chosen, in the order of the options. */
export function chosenKeys(question: Question, value: AnswerValue | undefined): readonly string[] {
  if (value?.kind !== 'choice') return [];
  return question.options.map(({ key }) => key).filter((key) => value.keys.includes(key));
}

/**
 * What the answer is after an option was pressed. Several may be chosen in a multiple question; elsewhere the new one
 * replaces the old, and pressing the chosen one again takes it back, so that a question can be left empty on purpose.
 */
export function toggleOption(question: Question, value: AnswerValue | undefined, key: string): AnswerValue {
  const chosen = chosenKeys(question, value);
  const has = chosen.includes(key);
  if (question.kind !== 'multiple') return { kind: 'choice', keys: has ? [] : [key] };
  const next = has ? chosen.filter((other) => other !== key) : [...chosen, key];
  return { kind: 'choice', keys: question.options.map((option) => option.key).filter((other) => next.includes(other)) };
}

/** One text a blank, as many as the question has. */
export function blankTexts(question: Question, value: AnswerValue | undefined): readonly string[] {
  const texts = value?.kind === 'blanks' ? value.texts : [];
  return Array.from({ length: Math.max(1, question.blanks) }, (_, index) => texts[index] ?? '');
}

/** The answer after one blank was filled. */
export function fillBlank(question: Question, value: AnswerValue | undefined, at: number, text: string): AnswerValue {
  return { kind: 'blanks', texts: blankTexts(question, value).map((old, index) => (index === at ? text : old)) };
}

/** The text of a written answer. */
export function writtenText(value: AnswerValue | undefined): string {
  return value?.kind === 'text' ? value.text : '';
}

/** Characters as a reader counts them, without blanks and line ends. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.replace(/\s/gu, ''))].length;
}

/** An answer on one line, for the panel of saved answers; '' when there is none. */
export function answerLine(question: Question, value: AnswerValue | undefined, longest = 40): string {
  if (!value) return '';
  const line = plainAnswer(question, value).replace(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= longest ? line : `${characters.slice(0, longest).join('')}…`;
}

function plainAnswer(question: Question, value: AnswerValue): string {
  switch (value.kind) {
    case 'choice':
      return chosenKeys(question, value).join(' ');
    case 'order':
      return value.keys.join(' ');
    case 'text':
      return value.text;
    case 'blanks':
      return value.texts.some((each) => each.trim() !== '')
        ? value.texts.map((each) => each.trim() || '…').join(' / ')
        : '';
    case 'pairs':
      return question.options
        .flatMap(({ key }, at) => (value.targets[at] ? [`${key}–${value.targets[at]}`] : []))
        .join(' ');
    case 'files':
      return value.files.map(({ name }) => name).join(', ');
  }
}

/** True when two answers say the same; nothing is written for a change that is none. */
export function sameAnswer(one: AnswerValue | undefined, other: AnswerValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
