import type { Question, QuestionKind, UploadLimits } from '#contract/ipc/paper.ts';
import type { WireQuestion } from '#contract/platform/exam/wire-question.ts';
import { codeTables } from '#contract/platform/profile/code-tables.ts';
import { blanksIn } from '../../html/blanks.ts';
import { matchingSides, namedOptions } from './matching-sides.ts';

const types = codeTables.questionType;
const kinds = new Map<number, QuestionKind>([
  [types.single, 'single'],
  [types.multiple, 'multiple'],
  [types.judge, 'judge'],
  [types.blank, 'blank'],
  [types.short, 'short'],
  [types.essay, 'essay'],
  [types.case, 'essay'],
  [types.matching, 'matching'],
  [types.ordering, 'ordering'],
  [types.upload, 'upload'],
]);

/** What of a question follows from its own fields. */
export type ReadQuestion = Omit<Question, 'number' | 'materialId' | 'recordingId'>;

export function isCase({ type, childList }: WireQuestion): boolean {
  return Number(type) === types.case || childList.length > 0;
}

/** A question as it is answered. What this version has no screen for is `unknown`, with all that it came with. */
export function readQuestion(wire: WireQuestion): ReadQuestion {
  const kind = kindOf(wire);
  const read = { id: wire.id, kind, score: readScore(wire.score), html: wire.title, options: [], blanks: 0 };
  switch (kind) {
    case 'single':
    case 'multiple':
    case 'judge':
      return { ...read, options: optionsOf(wire) };
    case 'blank':
      return { ...read, blanks: countBlanks(wire) };
    case 'matching': {
      const sides = matchingSides(wire);
      return sides
        ? { ...read, options: sides.left, targets: sides.right }
        : { ...read, kind: 'unknown', options: allOptions(wire) };
    }
    case 'ordering':
      return { ...read, options: namedOptions(wire.optionList) };
    case 'upload':
      return { ...read, upload: uploadLimits(wire) };
    case 'unknown':
      return { ...read, options: allOptions(wire) };
    case 'short':
    case 'essay':
      return read;
  }
}

function kindOf(wire: WireQuestion): QuestionKind {
  const { type } = wire;
  const hasOptions = allOptions(wire).length > 0;
  if (type === '') return hasOptions ? 'unknown' : 'short';
  if (Number(type) === types.listening) return listeningKind(wire);
  const kind = kinds.get(Number(type)) ?? 'unknown';
  // A choice without options could never be answered; as a text it can.
  if ((kind === 'single' || kind === 'multiple') && wire.optionList.length === 0) return 'short';
  if (kind === 'ordering' && wire.optionList.length < 2) return 'unknown';
  return kind;
}

/** A sound with options, with blanks, or with neither. */
function listeningKind({ optionList, blankNum }: WireQuestion): QuestionKind {
  if (optionList.length > 0) return 'single';
  return (blankNum ?? 0) > 0 ? 'blank' : 'short';
}

function allOptions({ optionList, leftList, rightList }: WireQuestion): Question['options'] {
  return namedOptions([...optionList, ...leftList, ...rightList]);
}

/** A number that can be no score, and would spoil the sum, counts as none. */
function readScore(told: number | null): number {
  return told !== null && told >= 0 && told <= 100_000 ? told : 0;
}

function optionsOf(wire: WireQuestion): Question['options'] {
  if (wire.optionList.length === 0 && Number(wire.type) === types.judge) {
    return [
      { key: 'A', html: '✓' },
      { key: 'B', html: '✗' },
    ];
  }
  return namedOptions(wire.optionList);
}

const mostBlanks = 50;

/** As many as told, never fewer than the text shows, at least one. */
function countBlanks({ blankNum, title }: WireQuestion): number {
  return Math.min(mostBlanks, Math.max(1, Math.floor(blankNum ?? 0), blanksIn(title)));
}

const megabyte = 1024 * 1024;
/** What this client stores and sends at most, whatever a platform allows. */
export const uploadCaps = { files: 10, bytes: 20 * megabyte } as const;

/** Assumed limits where the platform names none: three files of 20 MB, of any type. */
function uploadLimits({ fileCount, fileSize, fileTypes }: WireQuestion): UploadLimits {
  const told = fileSize !== null && fileSize > 0 ? fileSize * megabyte : uploadCaps.bytes;
  return {
    mostFiles: Math.min(uploadCaps.files, Math.max(1, Math.floor(fileCount ?? 3))),
    mostBytes: Math.min(uploadCaps.bytes, told),
    extensions: [...new Set(fileTypes.toLowerCase().match(/[a-z0-9]+/g) ?? [])],
  };
}
