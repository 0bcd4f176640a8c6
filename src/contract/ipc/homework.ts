import type { ChosenFile } from './answer-files.ts';
import { call, event } from './ipc-types.ts';

/** A homework of a course. */
export interface HomeworkRef {
  courseId: string;
  homeworkId: string;
}

/** A file that the platform has whole. */
export interface HomeworkFile {
  /** What the platform calls it. */
  fileId: string;
  name: string;
  bytes: number;
}

/** What a learner has written and added, not yet handed in. */
export interface HomeworkDraft {
  text: string;
  /** Addresses of uploaded pictures. */
  pictures: readonly string[];
  files: readonly HomeworkFile[];
}

export interface KeptDraft {
  draft: HomeworkDraft;
  /** Epoch ms of this computer. */
  savedAt: number;
  /** Files of this computer that the draft does not name yet. */
  waitingFiles: number;
}

/** Characters of the longest text that is kept. */
export const longestHomework = 50_000;

/** Most bytes of one file that is kept; a homework's own limit is lower. */
export const mostHomeworkBytes = 512 * 1024 * 1024;

/** Most files that are kept of one homework. */
export const mostHomeworkFiles = 100;

/**
 * A file of a homework that was stored here, and how far it is on its way to the platform. `interrupted`: the last try
 * failed, another one follows. `refused`: the platform never takes it.
 */
export interface HomeworkUpload extends ChosenFile {
  fileId: string;
  phase: 'waiting' | 'sending' | 'interrupted' | 'refused' | 'delivered';
  sentBytes: number;
  /** What the platform calls a delivered file, else null. */
  reference: string | null;
  /** The platform's own message when it last did not take the file; null: it said nothing. */
  message: string | null;
  /** The platform had no way to take files when it was last tried. */
  untaken: boolean;
}

/**
 * Drafts and files of the account that is signed in; they outlive the end of a session. Fail with the codes of a journal,
 * and of files with `file-size`, `file-count` or `file-empty`.
 */
export const homeworkDomain = {
  /** Null: there is none. */
  draft: call<[ref: HomeworkRef], KeptDraft | null>(),
  /** Resolves when the draft is on disk, in both copies where both can be written. */
  keep: call<[ref: HomeworkRef, draft: HomeworkDraft], { savedAt: number }>(),
  /** The platform has it, and its files. */
  drop: call<[ref: HomeworkRef], void>(),
  /** Begins to store a file; gives its id. */
  beginFile: call<[ref: HomeworkRef, file: ChosenFile], string>(),
  /** Parts of `filePartBytes` come one by one, in order. */
  filePart: call<[fileId: string, bytes: Uint8Array], void>(),
  /** Resolves when the file is on disk. Its delivery begins then. */
  finishFile: call<[fileId: string], HomeworkUpload[]>(),
  /** Gives up a file that is being stored. */
  cancelFile: call<[fileId: string], void>(),
  /** Takes a stored file back. */
  removeFile: call<[ref: HomeworkRef, fileId: string], HomeworkUpload[]>(),
  /** Tries now what would be tried later. */
  retryFiles: call<[], void>(),
  uploads: call<[ref: HomeworkRef], HomeworkUpload[]>(),
  uploadsChanged: event<{ ref: HomeworkRef; uploads: HomeworkUpload[] }>(),
};
