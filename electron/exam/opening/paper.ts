import type { Material, Paper, Question, QuestionKind, Section } from '../../../src/contract/ipc/paper.ts';
import type { PaperQuestions, PaperSurface, WireQuestion } from '../../../src/contract/platform/exam/user-paper.ts';

const kinds: Readonly<Record<number, QuestionKind>> = {
  1: 'single',
  2: 'multiple',
  3: 'judge',
  4: 'blank',
  5: 'short',
  6: 'essay',
};
const caseType = 7;

interface Reading {
  questions: Map<string, Question>;
  /** Questions that cannot be answered: without an id, or with a used one. */
  unread: number;
  /** By their HTML: the same material sent with several questions is one. */
  materials: Map<string, Material>;
}

export interface ReadPaper {
  /** Null when there is nothing to answer. */
  paper: Paper | null;
  /** Questions that were sent and are not in the paper. */
  unread: number;
}

/**
 * The paper as the client stores it (002 §7). Numbers run through the whole paper, a case becomes its material and its
 * questions. HTML stays as it came: the page cleans it.
 */
export function readPaper(
  surface: Pick<PaperSurface, 'examName' | 'totalScore' | 'passScore'>,
  wire: PaperQuestions,
): ReadPaper {
  const groups = [...wire.sectionList, { id: '', name: '', questionList: wire.questionList }];
  const reading: Reading = { questions: new Map(), unread: 0, materials: new Map() };
  const sections = groups.flatMap((group, index): Section[] => {
    const questionIds = group.questionList.flatMap((entry) => readEntry(reading, entry, ''));
    return questionIds.length > 0 ? [{ id: group.id || `section-${index + 1}`, title: group.name, questionIds }] : [];
  });
  const all = [...reading.questions.values()];
  const { unread } = reading;
  if (all.length === 0) return { paper: null, unread };
  const paper = {
    title: surface.examName,
    totalScore: surface.totalScore ?? all.reduce((sum, question) => sum + question.score, 0),
    passScore: surface.passScore,
    sections,
    materials: [...reading.materials.values()],
    questions: all,
  };
  return { paper, unread };
}

/** Takes up a question, or all questions of a case; gives their ids in order. */
function readEntry(reading: Reading, wire: WireQuestion, around: string): string[] {
  if (wire.type === caseType || wire.childList.length > 0) {
    const material = [around, wire.title, wire.material].filter(Boolean).join('\n');
    if (wire.childList.length > 0) return wire.childList.flatMap((child) => readEntry(reading, child, material));
  }
  // Answers are kept and sent by id: a question without one, or with a used one, cannot be answered.
  if (wire.id === '' || reading.questions.has(wire.id)) {
    reading.unread += 1;
    return [];
  }
  const material = [around, wire.material].filter(Boolean).join('\n');
  reading.questions.set(wire.id, {
    ...readQuestion(wire),
    number: reading.questions.size + 1,
    materialId: material === '' ? null : shareMaterial(reading, material),
  });
  return [wire.id];
}

function shareMaterial(reading: Reading, html: string): string {
  const known = reading.materials.get(html);
  if (known) return known.id;
  const id = `material-${reading.materials.size + 1}`;
  reading.materials.set(html, { id, title: '', html });
  return id;
}

function readQuestion(wire: WireQuestion): Omit<Question, 'number' | 'materialId'> {
  const options = readOptions(wire);
  const wanted = kinds[wire.type ?? 0] ?? (wire.type === caseType ? 'essay' : 'short');
  const isChoice = wanted === 'single' || wanted === 'multiple' || wanted === 'judge';
  // A choice without options could never be answered; as a text it can.
  const kind = isChoice && options.length === 0 ? 'short' : wanted;
  return {
    id: wire.id,
    kind,
    score: readScore(wire.score),
    html: wire.title,
    options: isChoice ? options : [],
    blanks: kind === 'blank' ? countBlanks(wire) : 0,
  };
}

/** A number that can be no score, and would spoil the sum, counts as none. */
function readScore(told: number | null): number {
  return told !== null && told >= 0 && told <= 100_000 ? told : 0;
}

function readOptions(wire: WireQuestion): Question['options'] {
  if (wire.optionList.length === 0 && kinds[wire.type ?? 0] === 'judge') {
    return [
      { key: 'A', html: '✓' },
      { key: 'B', html: '✗' },
    ];
  }
  return wire.optionList.map((option, index) => ({
    key: option.key.trim() || String.fromCharCode(65 + index),
    html: option.content,
  }));
}

/** As told; else as many gaps as the text shows, at least one. */
function countBlanks(wire: WireQuestion): number {
  const told = Math.floor(wire.blankNum ?? 0);
  if (told > 0) return Math.min(told, 50);
  return Math.max(1, wire.title.match(/_{2,}|（\s*）|\(\s*\)/g)?.length ?? 0);
}
