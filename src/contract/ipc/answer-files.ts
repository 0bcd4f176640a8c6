import type { Saved } from './exam.ts';
import { call, event } from './ipc-types.ts';
import type { AnswerFile } from './paper.ts';

/** Bytes of one part that the page hands over, the last one excepted. */
export const filePartBytes = 256 * 1024;

/** A file that the learner chose. */
export interface ChosenFile {
  name: string;
  /** Media type; '' when the system knows none. */
  type: string;
  bytes: number;
}

/** A file that the learner chose in main's dialog; the page never learns where it lies. */
export interface ChosenHere extends ChosenFile {
  chosenId: string;
}

/** The answer of an upload question after it changed, as it is on disk. */
export interface SavedFiles {
  files: readonly AnswerFile[];
  saved: Saved;
}

/** How far a file of an answer is on its way to the platform. `refused`: the platform never takes it. */
export interface FileDelivery {
  questionId: string;
  file: AnswerFile;
  phase: 'waiting' | 'sending' | 'delivered' | 'refused';
  sentBytes: number;
  /** What the platform calls the file, where its profile asks for that; null: it has not told. */
  reference: string | null;
  /** The platform's own message when it last did not take the file; null: it said nothing. */
  message: string | null;
  /** The platform had no way to take files when it was last tried. */
  untaken: boolean;
}

/** Fails with `file-size`, `file-type`, `file-count` or `file-empty`, and with the codes of a journal. */
export const answerFilesDomain = {
  /** Asks the learner for files with the system's dialog, which is no absence from the paper; empty: cancelled. */
  choose: call<[attemptId: string, questionId: string], ChosenHere[]>(),
  /** Begins to store a file that was chosen so; gives its id. */
  beginChosen: call<[attemptId: string, chosenId: string], string>(),
  /** Stores the next part of it; at most `filePartBytes`. */
  nextPart: call<[fileId: string], void>(),
  /** Begins to store a file beside the journal; gives its id. */
  begin: call<[attemptId: string, questionId: string, file: ChosenFile], string>(),
  /** Parts come one by one, in order. */
  part: call<[fileId: string, bytes: Uint8Array], void>(),
  /** Resolves when the file and the answer that names it are on disk. Its delivery begins then. */
  finish: call<[fileId: string], SavedFiles>(),
  /** Gives up a file that is being stored. */
  cancel: call<[fileId: string], void>(),
  /** Takes a stored file out of the answer and deletes it here. */
  remove: call<[attemptId: string, questionId: string, fileId: string], SavedFiles>(),
  /** Empty: the attempt has no files, or is not this account's. */
  deliveries: call<[attemptId: string], FileDelivery[]>(),
  changed: event<{ attemptId: string; deliveries: FileDelivery[] }>(),
};
