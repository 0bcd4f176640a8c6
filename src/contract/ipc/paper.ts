/** How a question is answered. 002 §7 gives no shapes; the kinds are those of docs/PLATFORM.md. */
export type QuestionKind = 'single' | 'multiple' | 'judge' | 'blank' | 'short' | 'essay';

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
  options: readonly Option[];
  /** Number of blanks of a fill-in question; 0 otherwise. */
  blanks: number;
  /** Id of the material shown beside the question, or null. */
  materialId: string | null;
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
  questions: readonly Question[];
}

/** The learner's input. An empty list, or texts that are all blank, is "not answered". */
export type AnswerValue =
  | { kind: 'choice'; keys: readonly string[] }
  | { kind: 'blanks'; texts: readonly string[] }
  | { kind: 'text'; text: string };

/** True when the value counts as answered. */
export function isAnswered(value: AnswerValue | undefined): boolean {
  if (!value) return false;
  if (value.kind === 'choice') return value.keys.length > 0;
  if (value.kind === 'blanks') return value.texts.some((text) => text.trim() !== '');
  return value.text.trim() !== '';
}
