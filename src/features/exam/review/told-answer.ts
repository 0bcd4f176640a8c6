import type { FileDelivery } from '#contract/ipc/answer-files.ts';
import type { AnswerFile, AnswerValue, Question } from '#contract/ipc/paper.ts';
import type { WireAnswerFile } from '#contract/platform/exam/wire-question.ts';
import { valueKinds } from '#rules/exam/answer-encoding.ts';

const separators = /[\s,，;；、|]+/;
const trueWords = ['true', '1', 't', 'y', 'yes', '正确', '对', '是', '√', '✓'];
const falseWords = ['false', '0', 'f', 'n', 'no', '错误', '错', '否', '×', '✗'];

/**
 * An answer as a platform tells it in a marked paper; null: it does not tell one. What does not fit the question is a
 * text, so that it is shown as it came. A value for which `isAnswered` is false: the platform tells that there is none.
 */
export function readTold(question: Question, told: readonly string[] | null): AnswerValue | null {
  if (told === null) return null;
  const asText: AnswerValue = { kind: 'text', text: told.filter((text) => text.trim() !== '').join('\n') };
  if (asText.text === '') return asText;
  switch (valueKinds[question.kind]) {
    case 'choice':
      return choiceOf(question, told) ?? asText;
    case 'order':
      return orderOf(question, told) ?? asText;
    case 'pairs':
      return pairsOf(question, told) ?? asText;
    case 'blanks':
      return blanksOf(question, told) ?? asText;
    case 'files':
      return filesOf(told, new Map());
    case 'text':
      return asText;
  }
}

/** Files that were sent from this machine, by all that a platform may call them: SHA-256, its id, its address. */
export type SentFiles = ReadonlyMap<string, AnswerFile>;

export function sentFiles(deliveries: readonly Pick<FileDelivery, 'file' | 'reference'>[]): SentFiles {
  const found = new Map<string, AnswerFile>();
  for (const { file, reference } of deliveries) {
    found.set(file.sha256, file);
    if (reference !== null) found.set(reference, file);
  }
  return found;
}

/** The files of an answer by their names: the platform's, else those on this machine; else by what identifies them. */
export function readFiles(
  told: readonly string[] | null,
  files: readonly WireAnswerFile[],
  sent: SentFiles = new Map(),
): AnswerValue | null {
  if (files.length === 0) return told === null ? null : filesOf(told, sent);
  return {
    kind: 'files',
    files: files.map(({ name, size, hash }, at) => {
      const here = name === '' ? sent.get(hash.toLowerCase()) : undefined;
      return here ?? { fileId: `${at}`, name, type: '', bytes: size ?? 0, sha256: hash };
    }),
  };
}

function filesOf(told: readonly string[], sent: SentFiles): AnswerValue {
  const given = told.filter((text) => text !== '');
  const isHash = (text: string) => /^[0-9a-f]{64}$/i.test(text);
  return {
    kind: 'files',
    files: given.map(
      (text, at) =>
        sent.get(text) ??
        sent.get(text.toLowerCase()) ?? {
          fileId: `${at}`,
          name: isHash(text) ? '' : (text.split('/').at(-1) ?? text),
          type: '',
          bytes: 0,
          sha256: isHash(text) ? text.toLowerCase() : '',
        },
    ),
  };
}

function choiceOf(question: Question, told: readonly string[]): AnswerValue | null {
  const keys = keysIn(question, told) ?? judgedKeys(question, told);
  if (keys === null) return null;
  return { kind: 'choice', keys: question.options.map(({ key }) => key).filter((key) => keys.includes(key)) };
}

function orderOf(question: Question, told: readonly string[]): AnswerValue | null {
  const keys = keysIn(question, told);
  return keys?.length === question.options.length ? { kind: 'order', keys } : null;
}

/** A list of keys, keys in one text with or without something between them, or the texts of options. */
function keysIn({ options }: Question, told: readonly string[]): string[] | null {
  const known = new Map(options.map(({ key }) => [key.toUpperCase(), key]));
  const all = (texts: readonly string[]) => {
    const keys = texts.map((text) => known.get(text.trim().toUpperCase()));
    const found = keys.filter((key) => key !== undefined);
    return found.length === texts.length && new Set(found).size === found.length ? found : null;
  };
  const tokens = told.flatMap((text) => text.split(separators)).filter((token) => token !== '');
  const byText = told.map((text) => options.find(({ html }) => bare(html) === bare(text))?.key ?? '');
  return all(told) ?? all(tokens) ?? all(tokens.flatMap((token) => token.split(''))) ?? all(byText);
}

function judgedKeys({ kind, options }: Question, told: readonly string[]): string[] | null {
  const [yes, no] = options;
  const word = told.join('').trim().toLowerCase();
  if (kind !== 'judge' || options.length !== 2 || !yes || !no) return null;
  if (trueWords.includes(word)) return [yes.key];
  return falseWords.includes(word) ? [no.key] : null;
}

function pairsOf({ options, targets = [] }: Question, told: readonly string[]): AnswerValue | null {
  const texts = told.length === 1 ? (told[0] ?? '').split(separators) : told;
  if (texts.length !== options.length) return null;
  const keys = texts.map((text) => text.trim());
  const isKnown = (key: string) => key === '' || targets.some((target) => target.key === key);
  return keys.every(isKnown) ? { kind: 'pairs', targets: keys } : null;
}

function blanksOf({ blanks }: Question, told: readonly string[]): AnswerValue | null {
  const [only = ''] = told;
  const texts = told.length === 1 && blanks > 1 ? only.split(/\||｜|##/) : told;
  return texts.length === blanks ? { kind: 'blanks', texts } : null;
}

function bare(html: string): string {
  return html.replace(/<[^>]*>/g, '').trim();
}
