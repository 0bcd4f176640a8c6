import { isAnswered, type AnswerValue, type Question, type QuestionKind } from '#contract/ipc/paper.ts';

/** Which input each kind of question takes. */
export const valueKinds: Readonly<Record<QuestionKind, AnswerValue['kind']>> = {
  single: 'choice',
  multiple: 'choice',
  judge: 'choice',
  blank: 'blanks',
  short: 'text',
  essay: 'text',
  matching: 'pairs',
  ordering: 'order',
  upload: 'files',
  unknown: 'text',
};

/** How each input travels in `answerList[].answer`, a list of texts (assumed); docs/PLATFORM.md prints it. */
export const answerEncodings: Readonly<Record<AnswerValue['kind'], string>> = {
  choice: 'the keys of the chosen options, in the order of the options',
  blanks: "one text a blank, '' for one that is empty",
  text: 'one text',
  pairs: "the key of the right item for each left item, in the order of the left items, '' for none",
  order: 'the keys of all items, first to last',
  files:
    'the SHA-256 (hex) of each file, as its voucher was asked for; with `files.commitAs` its `fileId` or `address`, where told',
};

type Answerable = Pick<Question, 'kind' | 'options' | 'blanks'>;

/**
 * One answer as a commit sends it; empty: not answered. `references`: what files are named by instead of their SHA-256,
 * by `fileId`.
 */
export function encodeAnswer(
  { options, blanks }: Answerable,
  value: AnswerValue | undefined,
  references: Readonly<Record<string, string>> = {},
): string[] {
  if (!value || !isAnswered(value)) return [];
  switch (value.kind) {
    case 'choice':
      return options.map(({ key }) => key).filter((key) => value.keys.includes(key));
    case 'blanks':
      return slots(Math.max(blanks, value.texts.length), value.texts);
    case 'text':
      return [value.text];
    case 'pairs':
      return slots(options.length, value.targets);
    case 'order':
      return [...value.keys];
    case 'files':
      return value.files.map(({ fileId, sha256 }) => references[fileId] ?? sha256);
  }
}

/**
 * What a commit's answer says; null: not answered, or files, whose names and sizes a commit does not carry.
 */
export function decodeAnswer({ kind }: Answerable, answer: readonly string[]): AnswerValue | null {
  if (answer.every((text) => text === '')) return null;
  switch (valueKinds[kind]) {
    case 'choice':
      return { kind: 'choice', keys: answer };
    case 'blanks':
      return { kind: 'blanks', texts: answer };
    case 'text':
      return { kind: 'text', text: answer.join('\n') };
    case 'pairs':
      return { kind: 'pairs', targets: answer };
    case 'order':
      return { kind: 'order', keys: answer };
    case 'files':
      return null;
  }
}

function slots(count: number, texts: readonly string[]): string[] {
  return Array.from({ length: count }, (_, at) => texts[at] ?? '');
}
