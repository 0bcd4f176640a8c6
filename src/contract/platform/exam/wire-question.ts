import * as z from 'zod/mini';
import { list, numberOrNull, text } from '../fields.ts';

/** An option, or an item of one side of a matching question. */
export interface WireOption {
  key: string;
  content: string;
  /** Matching in one list: the text of the item on the other side; '' when the list does not pair them. */
  partner: string;
  /** Matching in one list: the side that this item is on; '' when the list does not say. */
  side: string;
}

/** A question as the platform sends it; a case carries its questions in `childList`. All fields are assumed. */
export interface WireQuestion {
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
  get childList() {
    return list(wireQuestion);
  },
});
