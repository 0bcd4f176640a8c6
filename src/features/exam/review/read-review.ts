import { readPaper } from '../../../contract/exam/reading/read-paper.ts';
import type { Attempt } from '../../../contract/ipc/exam.ts';
import type { AnswerValue, Material, Question, Recording } from '../../../contract/ipc/paper.ts';
import type { PaperQuestions, PaperSurface } from '../../../contract/platform/exam/user-paper.ts';
import type { WireQuestion } from '../../../contract/platform/exam/wire-question.ts';
import { outcomeOf, type MarkingFacts } from './rules.ts';
import type { Outcome } from '../../../domain/answer-sheet/outcome.ts';
import { readFiles, readTold } from './told-answer.ts';

/** One question of a marked paper. */
export interface ReviewedQuestion extends MarkingFacts {
  question: Question;
  outcome: Outcome;
  /** HTML; '': none. */
  explanation: string;
  /** Of the marker; '': none. */
  comment: string;
  /** Flagged by the learner during the exam. */
  flagged: boolean;
  recording: Recording | null;
  /** False: the platform gave it no id of its own, so nothing was or could be answered. */
  answerable: boolean;
}

/** Questions in a row that share a material, or one that has none. */
export interface ReviewGroup {
  material: Material | null;
  questions: readonly ReviewedQuestion[];
}

export interface ReviewSection {
  id: string;
  title: string;
  groups: readonly ReviewGroup[];
}

export interface Review {
  sections: readonly ReviewSection[];
  questions: readonly ReviewedQuestion[];
  counts: Readonly<Record<Outcome, number>>;
  /** Full marks; null: not known. */
  totalScore: number | null;
  /** Where the shown answers of the learner come from; `none`: they are not known. */
  answersFrom: 'platform' | 'this-machine' | 'none';
  /** False: no question has a right answer. */
  publishesAnswers: boolean;
  /** False: no question has points. */
  publishesPoints: boolean;
}

type Head = Pick<PaperSurface, 'totalScore' | 'passScore' | 'questionCount' | 'examName'>;

const unknownHead: Head = { totalScore: null, passScore: null, questionCount: null, examName: '' };

/**
 * A marked paper. `local`: the attempt on this machine, whose answers stand in where the platform tells none; null: it was
 * sat elsewhere, or the platform holds other answers. Null: there is no question to show.
 */
export function readReview(head: Head | undefined, wire: PaperQuestions, local: Attempt | null): Review | null {
  const { paper } = readPaper(head ?? unknownHead, wire);
  if (!paper) return null;
  const markings = markingsOf(wire);
  const told = [...markings.values()].some(({ userAnswer, fileList }) => userAnswer !== null || fileList.length > 0);
  const own = told || local?.phase !== 'delivered' ? null : local;
  const flagged = new Set(local?.marked);
  const reviewed = new Map(
    paper.questions.map((question): [string, ReviewedQuestion] => {
      const marking = markings.get(question.id);
      const facts = factsOf(question, marking, localValue(question, own), local);
      return [
        question.id,
        {
          question,
          ...facts,
          outcome: outcomeOf(question, facts),
          explanation: marking?.analysis ?? '',
          comment: marking?.comment ?? '',
          flagged: flagged.has(question.id),
          recording: paper.recordings?.find(({ id }) => id === question.recordingId) ?? null,
          answerable: true,
        },
      ];
    }),
  );
  const questions = [...reviewed.values()];
  // Shown in their places, and counted nowhere.
  for (const question of paper.unanswerable ?? []) reviewed.set(question.id, onlyShown(question));
  const materials = new Map(paper.materials.map((material) => [material.id, material]));
  const of = (outcome: Outcome) => questions.filter((question) => question.outcome === outcome).length;
  return {
    sections: paper.sections.map(({ id, title, questionIds }) => ({
      id,
      title,
      groups: grouped(
        questionIds.flatMap((questionId) => reviewed.get(questionId) ?? []),
        materials,
      ),
    })),
    questions,
    counts: { right: of('right'), partly: of('partly'), wrong: of('wrong'), none: of('none'), unknown: of('unknown') },
    totalScore: head?.totalScore ?? (questions.every(({ max }) => max !== null) ? paper.totalScore : null),
    answersFrom: told ? 'platform' : own ? 'this-machine' : 'none',
    publishesAnswers: questions.some(({ right }) => right !== null),
    publishesPoints: questions.some(({ points }) => points !== null),
  };
}

function onlyShown(question: Question): ReviewedQuestion {
  const facts = { own: null, right: null, points: null, max: null, isRight: null };
  const nothing = { outcome: 'unknown', explanation: '', comment: '', flagged: false, recording: null } as const;
  return { question, ...facts, ...nothing, answerable: false };
}

/** The marking of each question that is answered; a case gives its explanation to questions that have none. */
function markingsOf({ sectionList, questionList }: PaperQuestions): Map<string, WireQuestion> {
  const found = new Map<string, WireQuestion>();
  const take = (wire: WireQuestion, around: string) => {
    const analysis = wire.analysis || around;
    if (wire.childList.length > 0) for (const child of wire.childList) take(child, analysis);
    else if (!found.has(wire.id)) found.set(wire.id, { ...wire, analysis });
  };
  for (const wire of [...sectionList.flatMap((section) => section.questionList), ...questionList]) take(wire, '');
  return found;
}

function localValue({ id }: Question, local: Attempt | null): AnswerValue | null {
  if (!local) return null;
  return local.answers[id]?.value ?? { kind: 'text', text: '' };
}

function factsOf(
  question: Question,
  marking: WireQuestion | undefined,
  stored: AnswerValue | null,
  local: Attempt | null,
): MarkingFacts {
  if (!marking) return { own: stored, right: null, points: null, max: null, isRight: null };
  const own = question.kind === 'upload' ? readFiles(marking.userAnswer, marking.fileList) : null;
  const right = readTold(question, marking.rightAnswer);
  return {
    own: named(own ?? readTold(question, marking.userAnswer) ?? stored, local?.answers[question.id]?.value),
    // An empty text is no answer key.
    right: right?.kind === 'text' && right.text === '' ? null : right,
    points: marking.userScore,
    max: marking.score,
    isRight: marking.isRight,
  };
}

/** Files that the platform knows only by their content have names on the machine that sent them. */
function named(own: AnswerValue | null, stored: AnswerValue | undefined): AnswerValue | null {
  if (own?.kind !== 'files' || stored?.kind !== 'files') return own;
  const here = new Map(stored.files.map((file) => [file.sha256, file]));
  return { kind: 'files', files: own.files.map((file) => (file.name === '' ? (here.get(file.sha256) ?? file) : file)) };
}

function grouped(
  questions: readonly ReviewedQuestion[],
  materials: ReadonlyMap<string, Material>,
): readonly ReviewGroup[] {
  const groups: { material: Material | null; questions: ReviewedQuestion[] }[] = [];
  for (const entry of questions) {
    const material = materials.get(entry.question.materialId ?? '') ?? null;
    const last = groups.at(-1);
    if (last && material !== null && last.material === material) last.questions.push(entry);
    else groups.push({ material, questions: [entry] });
  }
  return groups;
}
