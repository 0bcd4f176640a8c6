import type { WireMarking } from '#contract/platform/exam/wire-question.ts';
import type { BankQuestion } from '../../content/bank.ts';
import { bankOf, questionById } from '../../content/banks.ts';
import type { ExamContent } from '../../content/exam-content.ts';
import { shuffledBy } from '../../server/seeded-random.ts';
import type { Markable } from './marking.ts';

/** What of a paper is stored: which questions, in which order, worth how much. */
export interface PaperSection {
  name: string;
  questions: readonly { id: string; score: number }[];
}

/** Draws a paper for an exam; a shuffled exam gives every paper its own order, which then stays. */
export function drawPaper(exam: ExamContent, paperId: string): PaperSection[] {
  return exam.sections.map(({ name, type, count, score }) => {
    const all = bankOf(exam.bank).filter((question) => question.type === type);
    const drawn = exam.shuffled ? shuffledBy(`${paperId}/${name}`, all) : all;
    if (drawn.length < count) throw new Error(`${exam.id}: the bank has only ${drawn.length} of ${count} ${name}`);
    return { name, questions: drawn.slice(0, count).map(({ id }) => ({ id, score })) };
  });
}

function question(id: string): BankQuestion {
  const found = questionById(id);
  if (!found) throw new Error(`No question ${id}: the database is older than the content, start with --fresh`);
  return found;
}

/** The questions that are answered and marked: a case counts as its questions. */
export function markables(sections: readonly PaperSection[]): Markable[] {
  return sections.flatMap(({ questions }) =>
    questions.flatMap(({ id, score }) => {
      const entry = question(id);
      const leaves = entry.children.length > 0 ? entry.children : [entry];
      return leaves.map((leaf) => ({ id: leaf.id, type: leaf.type, key: leaf.key, score: score / leaves.length }));
    }),
  );
}

interface ExamSize {
  questions: number;
  total: number;
}

const sizes = new Map<string, ExamSize>();

/** How many questions and points an exam has: the same for every paper of it. */
export function sizeOf(exam: ExamContent): ExamSize {
  const all = sizes.has(exam.id) ? [] : markables(drawPaper(exam, exam.id));
  const size = sizes.get(exam.id) ?? {
    questions: all.length,
    total: Math.round(all.reduce((sum, { score }) => sum + score, 0) * 2) / 2,
  };
  sizes.set(exam.id, size);
  return size;
}

/** What an answerable question brings besides; `score`: what it is worth. */
type More = (question: BankQuestion, score: number) => Partial<WireMarking>;

/** The sections as findQuestForExam gives them: no keys but what `more` adds. */
export function wireSections(sections: readonly PaperSection[], more: More = () => ({})) {
  return sections.map(({ name, questions }, index) => ({
    id: `s${index + 1}`,
    name,
    questionList: questions.map(({ id, score }) => wireQuestion(question(id), score, more)),
  }));
}

interface WireQuestion extends Partial<WireMarking> {
  id: string;
  type: number;
  title: string;
  score: number;
  optionList: { key: string; content: string }[];
  leftList?: { key: string; content: string }[];
  rightList?: { key: string; content: string }[];
  audioUrl?: string;
  playLimit?: number;
  fileCount?: number;
  fileSize?: number;
  fileTypes?: string;
  blankNum: number;
  material: string;
  childList: WireQuestion[];
}

function letter(index: number): string {
  return String.fromCharCode(65 + index);
}

function wireQuestion(entry: BankQuestion, score: number, more: More): WireQuestion {
  const { id, type, title, options, targets, key, material, sound, upload, children } = entry;
  const lettered = options.map((content, index) => ({ key: letter(index), content }));
  return {
    id,
    type,
    title,
    score,
    optionList: targets.length > 0 ? [] : lettered,
    ...(targets.length > 0
      ? {
          leftList: options.map((content, index) => ({ key: `${index + 1}`, content })),
          rightList: targets.map((content, index) => ({ key: letter(index), content })),
        }
      : {}),
    ...(sound ? { audioUrl: sound.address, playLimit: sound.plays } : {}),
    ...(upload ? { fileCount: upload.count, fileSize: upload.megabytes, fileTypes: upload.types } : {}),
    blankNum: type === 4 ? key.length : 0,
    material,
    childList: children.map((child) => wireQuestion(child, score / children.length, more)),
    ...(children.length > 0 ? {} : more(entry, score)),
  };
}
