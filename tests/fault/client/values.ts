import type { AnswerValue, Question } from '#contract/ipc/paper.ts';

let made = 0;

/** Another value than the last time, for every kind of question. */
export function nextValue({ kind, options, blanks }: Question): AnswerValue {
  made += 1;
  if (kind === 'short' || kind === 'essay') return { kind: 'text', text: `#${process.pid}-${made}` };
  if (kind === 'blank')
    return { kind: 'blanks', texts: Array.from({ length: blanks }, (_, blank) => `#${process.pid}-${made}-${blank}`) };
  return {
    kind: 'choice',
    keys: options.slice(made % options.length, (made % options.length) + 1).map(({ key }) => key),
  };
}
