import * as z from 'zod/mini';
import { flagOrNull, list, numberOrNull, text, textsOrNull } from '../fields.ts';

/** An option, or an item of one side of a matching question. */
export interface WireOption {
  key: string;
  content: string;
  /** Matching in one list: the text of the item on the other side; '' when the list does not pair them. */
  partner: string;
  /** Matching in one list: the side that this item is on; '' when the list does not say. */
  side: string;
}

/** A file of an answer, as the platform holds it. */
export interface WireAnswerFile {
  name: string;
  /** Bytes; null: the platform does not say. */
  size: number | null;
  /** SHA-256 (hex); '': the platform does not say. */
  hash: string;
}

/** What a question of a marked paper brings besides; everything is missing while the paper is sat. */
export interface WireMarking {
  /** What was handed in, as in a commit; null: the platform does not say. */
  userAnswer: string[] | null;
  /** Files of the answer to an upload question. */
  fileList: WireAnswerFile[];
  /** As in a commit, or a model answer; null: the platform does not publish it. */
  rightAnswer: string[] | null;
  /** Points that the answer got; null: the platform does not say. */
  userScore: number | null;
  isRight: boolean | null;
  /** HTML; '': none. */
  analysis: string;
  /** What the marker wrote about this answer; '': nothing. */
  comment: string;
}

/** A question as the platform sends it; a case carries its questions in `childList`. All fields are assumed. */
export interface WireQuestion extends WireMarking {
  id: string;
  /** See `codeTables.questionType`, as text; what no table knows stays as it came, '': none. */
  type: string;
  title: string;
  score: number | null;
  optionList: WireOption[];
  /** The two sides of a matching question, where they are two lists. */
  leftList: WireOption[];
  rightList: WireOption[];
  blankNum: number | null;
  material: string;
  /** Listening: address of the sound, and how often it may be played; 0 or null: as often as one likes. */
  audioUrl: string;
  playLimit: number | null;
  /** Upload: number of files, megabytes of one file, extensions separated by anything (`jpg,png`). */
  fileCount: number | null;
  fileSize: number | null;
  fileTypes: string;
  childList: WireQuestion[];
}

const option = z.object({ key: text, content: text, partner: text, side: text });

export const wireQuestion: z.ZodMiniType<WireQuestion> = z.object({
  id: text,
  type: text,
  title: text,
  score: numberOrNull,
  optionList: list(option),
  leftList: list(option),
  rightList: list(option),
  blankNum: numberOrNull,
  material: text,
  audioUrl: text,
  playLimit: numberOrNull,
  fileCount: numberOrNull,
  fileSize: numberOrNull,
  fileTypes: text,
  userAnswer: textsOrNull,
  fileList: list(z.object({ name: text, size: numberOrNull, hash: text })),
  rightAnswer: textsOrNull,
  userScore: numberOrNull,
  isRight: flagOrNull,
  analysis: text,
  comment: text,
  get childList() {
    return list(wireQuestion);
  },
});
