import { call } from './ipc-types.ts';

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
}

/** Characters of the longest text that is kept. */
export const longestHomework = 50_000;

/** Drafts of the account that is signed in; they outlive the end of a session. Fail with the codes of a journal. */
export const homeworkDomain = {
  /** Null: there is none. */
  draft: call<[ref: HomeworkRef], KeptDraft | null>(),
  /** Resolves when the draft is on disk, in both copies where both can be written. */
  keep: call<[ref: HomeworkRef, draft: HomeworkDraft], KeptDraft>(),
  /** The platform has it. */
  drop: call<[ref: HomeworkRef], void>(),
};
