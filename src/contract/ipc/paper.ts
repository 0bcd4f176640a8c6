/**
 * How a question is answered. 002 §7 gives no shapes; the kinds are those of docs/PLATFORM.md. `unknown`: a type that this
 * version has no screen for; it is shown as it came and answered with a text.
 */
export const questionKinds = [
  'single',
  'multiple',
  'judge',
  'blank',
  'short',
  'essay',
  'matching',
  'ordering',
  'upload',
  'unknown',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

export interface Option {
  /** Sent as the answer: A, B, C... */
  key: string;
  html: string;
}

/** One answerable question. A case is a material that several questions refer to. */
export interface Question {
  id: string;
  kind: QuestionKind;
  /** 1-based, counted through the whole paper. */
  number: number;
  score: number;
  html: string;
  /** Choices; the left side of a matching question; the items of an ordering; whatever an unknown type came with. */
  options: readonly Option[];
  /** The right side of a matching question; absent for all others. */
  targets?: readonly Option[];
  /** What an upload question takes; absent for all others. */
  upload?: UploadLimits;
  /** Id of the recording that is listened to; absent: none. */
  recordingId?: string;
  /** Number of blanks of a fill-in question; 0 otherwise. */
  blanks: number;
  /** Id of the material shown beside the question, or null. */
  materialId: string | null;
}

/** What an upload question takes. */
export interface UploadLimits {
  mostFiles: number;
  /** Of one file. */
  mostBytes: number;
  /** File name extensions in lower case, without the dot; empty: any. */
  extensions: readonly string[];
}

/** A sound that one or several questions are about. */
export interface Recording {
  id: string;
  /** Address on the platform. */
  source: string;
  /** How often it may be played, counted from the beginning of each play; null: as often as one likes. */
  playLimit: number | null;
}

/** Text, pictures, sound or a formula that one or several questions refer to. */
export interface Material {
  id: string;
  title: string;
  html: string;
}

/** Questions under one heading, in the order of the paper. */
export interface Section {
  id: string;
  title: string;
  questionIds: readonly string[];
}

/** A complete paper as the client stores it, from findUserPaperSurface and findQuestForExam. */
export interface Paper {
  title: string;
  totalScore: number;
  passScore: number | null;
  sections: readonly Section[];
  materials: readonly Material[];
  /** Absent in journals of older versions: none. */
  recordings?: readonly Recording[];
  questions: readonly Question[];
  /**
   * Questions that came without a usable id, so that an answer could not be sent: shown, never answered. Their id is local,
   * `#` and their number; the sections name it. Absent: none, or a journal of an older version.
   */
  unanswerable?: readonly Question[];
  /** Room and seat as the platform words it; absent: none, or a journal of an older version. */
  seat?: string;
  /** What is wrong with how the paper was read; absent: nothing. */
  readingFlaws?: ReadingFlaws;
}

/** How the paper differs from what the platform sent; told to the learner, to the platform and in the receipt. */
export interface ReadingFlaws {
  /** Questions that the surface of the paper announces; null: it does not say. */
  announced: number | null;
  /** Questions that can be answered. */
  read: number;
  /** Questions that were sent and are only shown: without an id of their own. */
  unreadable: number;
  /** Types, as they came, that this version has no screen for. */
  unknownTypes: readonly string[];
}

/** A file of an answer. Its bytes lie encrypted beside the journal. */
export interface AnswerFile {
  /** Random; names the file on this machine. */
  fileId: string;
  name: string;
  /** Media type; '' when it is not known. */
  type: string;
  bytes: number;
  /** Hex; identifies the content here and on the platform. */
  sha256: string;
}

/** True when fewer questions can be answered than the platform announced or sent. */
export function lacksQuestions({ announced, read, unreadable }: ReadingFlaws): boolean {
  return unreadable > 0 || (announced !== null && read < announced);
}

/**
 * The learner's input. An empty list, or texts that are all blank, is "not answered". `pairs`: the key of the right item
 * for each left one, '' for none, in the order of the question's options. `order`: all keys, first to last.
 */
export type AnswerValue =
  | { kind: 'choice'; keys: readonly string[] }
  | { kind: 'blanks'; texts: readonly string[] }
  | { kind: 'text'; text: string }
  | { kind: 'pairs'; targets: readonly string[] }
  | { kind: 'order'; keys: readonly string[] }
  | { kind: 'files'; files: readonly AnswerFile[] };

/** True when there is something to send; of several blanks or pairs one is enough. */
export function isAnswered(value: AnswerValue | undefined): boolean {
  switch (value?.kind) {
    case undefined:
      return false;
    case 'choice':
    case 'order':
      return value.keys.length > 0;
    case 'blanks':
      return value.texts.some((text) => text.trim() !== '');
    case 'text':
      return value.text.trim() !== '';
    case 'pairs':
      return value.targets.some((target) => target !== '');
    case 'files':
      return value.files.length > 0;
  }
}

/** `partly`: some blanks or pairs of the question are still without an answer; the others are sent all the same. */
export type AnswerExtent = 'empty' | 'partly' | 'whole';

/** How much of a question a value answers. */
export function answerExtent(
  { blanks, options }: Pick<Question, 'blanks' | 'options'>,
  value: AnswerValue | undefined,
): AnswerExtent {
  if (!value || !isAnswered(value)) return 'empty';
  const lacks = (parts: readonly string[], wanted: number) =>
    parts.filter((part) => part.trim() !== '').length < Math.max(1, wanted);
  if (value.kind === 'blanks') return lacks(value.texts, blanks) ? 'partly' : 'whole';
  if (value.kind === 'pairs') return lacks(value.targets, options.length) ? 'partly' : 'whole';
  return 'whole';
}

/** The questions of a paper by how much of them is answered; the rest of `total` has no answer. */
export interface AnswerCounts {
  /** Answered as a whole. */
  answered: number;
  partly: number;
  total: number;
}

/** Counts the answers of a paper; one that is only begun counts as `partly`. */
export function countAnswers(
  questions: readonly Question[],
  valueOf: (questionId: string) => AnswerValue | undefined,
): AnswerCounts {
  const extents = questions.map((question) => answerExtent(question, valueOf(question.id)));
  const count = (wanted: AnswerExtent) => extents.filter((extent) => extent === wanted).length;
  return { answered: count('whole'), partly: count('partly'), total: questions.length };
}
