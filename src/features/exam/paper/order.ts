import {
  answerExtent,
  type AnswerExtent,
  type AnswerValue,
  type Paper,
  type Question,
  type Section,
} from '#contract/ipc/paper.ts';

export type Answers = Readonly<Record<string, AnswerValue>>;
/** How a question stands on the answer sheet. `unanswerable`: only shown, and counted nowhere. */
export type SheetExtent = AnswerExtent | 'unanswerable';
export type SheetFilter = 'all' | 'empty' | 'marked';

/** A question with its place in the paper. */
export interface Place {
  question: Question;
  section: Section;
  previous: string | null;
  next: string | null;
  /** False: shown without an answer, because it came without a usable id. */
  answerable: boolean;
}

/** Questions in the order of the sections; one that no section names comes last, so that none is out of reach. */
export function questionOrder(paper: Paper): readonly Question[] {
  const all = [...paper.questions, ...(paper.unanswerable ?? [])];
  const byId = new Map(all.map((question) => [question.id, question]));
  const named = paper.sections.flatMap(({ questionIds }) => questionIds.flatMap((id) => byId.get(id) ?? []));
  const seen = new Set(named.map(({ id }) => id));
  return [...named, ...all.filter(({ id }) => !seen.has(id))];
}

/** Where a question lies and what is beside it; an unknown id is the first question, an empty paper has none. */
export function placeOf(paper: Paper, order: readonly Question[], questionId: string | null): Place | null {
  const found = order.findIndex(({ id }) => id === questionId);
  const at = found < 0 ? 0 : found;
  const question = order[at];
  if (!question) return null;
  const section = paper.sections.find(({ questionIds }) => questionIds.includes(question.id));
  return {
    question,
    section: section ?? { id: '', title: '', questionIds: [question.id] },
    previous: order[at - 1]?.id ?? null,
    next: order[at + 1]?.id ?? null,
    answerable: isAnswerable(paper, question),
  };
}

/** False for a question that came without a usable id. */
export function isAnswerable({ unanswerable }: Pick<Paper, 'unanswerable'>, { id }: Pick<Question, 'id'>): boolean {
  return unanswerable?.every((question) => question.id !== id) ?? true;
}

/** Questions that share a material, as numbers; for the line above it. */
export function numbersOfMaterial(order: readonly Question[], materialId: string): readonly number[] {
  return order.filter((question) => question.materialId === materialId).map(({ number }) => number);
}

/** True when a cell of the answer sheet is shown. */
export function passesFilter(filter: SheetFilter, extent: SheetExtent, marked: boolean): boolean {
  if (filter === 'empty') return extent === 'empty' || extent === 'partly';
  return filter === 'all' || marked;
}

/** Numbers as runs: 64, 69-80. */
export function runsOf(numbers: readonly number[]): readonly string[] {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const number of sorted) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
}

/** A section with its questions; stable while the paper is. */
export interface SectionQuestions {
  section: Section;
  questions: readonly Question[];
  numbers: readonly number[];
}

/** The sections of a paper with their questions. */
export function sectionQuestions(paper: Paper, order: readonly Question[]): readonly SectionQuestions[] {
  const byId = new Map(order.map((question) => [question.id, question]));
  return paper.sections.map((section) => {
    const questions = section.questionIds.flatMap((id) => byId.get(id) ?? []);
    return { section, questions, numbers: questions.map(({ number }) => number) };
  });
}

export interface SectionCount extends SectionQuestions {
  /** Numbers of the questions without an answer. */
  empty: readonly number[];
  /** How many questions are answered in part. */
  partly: number;
  /** False: its questions are only shown. */
  answerable: boolean;
  /** First question without an answer. */
  firstEmpty: string | null;
}

export interface Summary {
  total: number;
  /** Questions that are answered as a whole. */
  answered: number;
  /** Questions of which some blanks or pairs are without an answer, in the order of the paper. */
  partly: readonly Question[];
  empty: number;
  /** Ids of the questions that are only shown; the other figures leave them out. */
  unanswerable: ReadonlySet<string>;
  marked: number;
  /** First marked question, in the order of the paper. */
  firstMarked: string | null;
  sections: readonly SectionCount[];
}

/** How much of a question is answered; nothing of one that is only shown. */
export function sheetExtent(question: Question, answers: Answers, unanswerable: ReadonlySet<string>): SheetExtent {
  return unanswerable.has(question.id) ? 'unanswerable' : answerExtent(question, answers[question.id]);
}

/** What the answer sheet and the hand-in dialog count. */
export function summarise(
  sections: readonly SectionQuestions[],
  order: readonly Question[],
  answers: Answers,
  marked: ReadonlySet<string>,
  unanswerable: ReadonlySet<string> = new Set(),
): Summary {
  const extentOf = (question: Question) => sheetExtent(question, answers, unanswerable);
  const counts = sections.map((entry) => {
    const empty = entry.questions.filter((question) => extentOf(question) === 'empty');
    return {
      ...entry,
      empty: empty.map(({ number }) => number),
      partly: entry.questions.filter((question) => extentOf(question) === 'partly').length,
      answerable: entry.questions.some(({ id }) => !unanswerable.has(id)),
      firstEmpty: empty[0]?.id ?? null,
    };
  });
  const answered = order.filter((question) => extentOf(question) === 'whole').length;
  const partly = order.filter((question) => extentOf(question) === 'partly');
  const markedInOrder = order.filter(({ id }) => marked.has(id));
  return {
    total: order.filter(({ id }) => !unanswerable.has(id)).length,
    answered,
    partly,
    empty: order.filter((question) => extentOf(question) === 'empty').length,
    unanswerable,
    marked: markedInOrder.length,
    firstMarked: markedInOrder[0]?.id ?? null,
    sections: counts,
  };
}

/** Questions with something saved, whole or in part. */
export function savedCount({ answered, partly }: Pick<Summary, 'answered' | 'partly'>): number {
  return answered + partly.length;
}
