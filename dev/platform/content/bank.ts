/**
 * Kinds of questions as they travel: 1 single, 2 multiple, 3 judge, 4 blank, 5 short, 6 essay, 7 case, 8 matching, 9
 * ordering, 10 upload, 11 listening (docs/PLATFORM.md).
 */
export type QuestionType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** What an upload question takes; `types` are extensions, separated by commas. */
export interface UploadContent {
  count: number;
  megabytes: number;
  types: string;
}

/** A sound, and how often it may be played. */
export interface SoundContent {
  address: string;
  plays: number;
}

/** A question with its key, which leaves the platform only with a marked paper that may be reviewed. */
export interface BankQuestion {
  id: string;
  type: QuestionType;
  /** HTML. */
  title: string;
  options: readonly string[];
  /** The right side of a matching question. */
  targets: readonly string[];
  upload: UploadContent | null;
  sound: SoundContent | null;
  /**
   * Choice and judge: one list with the right option keys. Blanks: a list of accepted texts a blank. Texts: keywords.
   * Matching: one list, the right target of each option. Ordering: one list, the keys in order. Upload: empty.
   */
  key: readonly (readonly string[])[];
  /** HTML: text, picture, sound or formula that the question is about. */
  material: string;
  children: readonly BankQuestion[];
}

type Draft = Omit<BankQuestion, 'id' | 'children'> & { children: readonly Draft[] };

const draft = (type: QuestionType, title: string, more: Partial<Draft>): Draft => ({
  type,
  title,
  options: [],
  targets: [],
  upload: null,
  sound: null,
  key: [],
  material: '',
  children: [],
  ...more,
});

/** One right option; `right` is its letter. */
export const single = (title: string, options: readonly string[], right: string, material = ''): Draft =>
  draft(1, title, { options, key: [[right]], material });

/** Several right options, as letters: 'ABD'. */
export const multiple = (title: string, options: readonly string[], right: string, material = ''): Draft =>
  draft(2, title, { options, key: [right.split('')], material });

/** A statement that is right or wrong. */
export const judge = (title: string, right: boolean, material = ''): Draft =>
  draft(3, title, { options: ['正确', '错误'], key: [[right ? 'A' : 'B']], material });

/** `____` marks a blank; each takes any of its texts. */
export const blank = (title: string, ...blanks: (readonly string[])[]): Draft => draft(4, title, { key: blanks });

/** A short answer, marked by its keywords. */
export const short = (title: string, keywords: readonly string[], material = ''): Draft =>
  draft(5, title, { key: [keywords], material });

/** An essay, marked by its keywords. */
export const essay = (title: string, keywords: readonly string[]): Draft => draft(6, title, { key: [keywords] });

/** Items with a partner each; `right` are the letters of the partners: 'BDAC'. */
export const matching = (title: string, options: readonly string[], targets: readonly string[], right: string): Draft =>
  draft(8, title, { options, targets, key: [right.split('')] });

/** Items to put in order; `right` are their letters in that order: 'BACD'. */
export const ordering = (title: string, options: readonly string[], right: string): Draft =>
  draft(9, title, { options, key: [right.split('')] });

/** Pictures or files; marked by people. */
export const upload = (title: string, limits: UploadContent): Draft => draft(10, title, { upload: limits });

/** One right option about a sound. */
export const listening = (title: string, options: readonly string[], right: string, sound: SoundContent): Draft =>
  draft(11, title, { options, key: [[right]], sound });

/** A material with questions about it. */
export const caseStudy = (title: string, material: string, children: readonly Draft[]): Draft =>
  draft(7, title, { material, children });

/** Gives the questions of a subject their ids: `<prefix>-001`, children `<prefix>-001-1`. */
export function bank(prefix: string, drafts: readonly Draft[]): BankQuestion[] {
  return drafts.map((entry, index) => named(entry, `${prefix}-${String(index + 1).padStart(3, '0')}`));
}

function named(entry: Draft, id: string): BankQuestion {
  return { ...entry, id, children: entry.children.map((child, index) => named(child, `${id}-${index + 1}`)) };
}

export type BankDraft = Draft;
