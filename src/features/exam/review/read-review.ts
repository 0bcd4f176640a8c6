import type { Attempt } from '#contract/ipc/exam.ts';
import type { AnswerValue, Material, Question, Recording } from '#contract/ipc/paper.ts';
import type { PaperQuestions, PaperSurface } from '#contract/platform/exam/user-paper.ts';
import type { WireQuestion } from '#contract/platform/exam/wire-question.ts';
import type { Outcome } from '#domain/answer-sheet/outcome.ts';
import { readPaper } from '#rules/exam/reading/read-paper.ts';
import { unescapedHtml } from '#rules/html/escaped.ts';
import { outcomeOf, type MarkingFacts } from './rules.ts';
import { readFiles, readTold, type SentFiles } from './told-answer.ts';

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
  /** It came without a usable id, so that here it could only be shown. */
  onlyShown: boolean;
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
 * sat elsewhere, or the platform holds other answers. `sent`: the files of that attempt. Null: there is no question to show.
 */
export function readReview(
  head: Head | undefined,
  wire: PaperQuestions,
  local: Attempt | null,
  sent: SentFiles = new Map(),
): Review | null {
  const { paper } = readPaper(head ?? unknownHead, wire);
  if (!paper) return null;
  const markings = markingsOf(wire);
  const told = markings.some(({ userAnswer, fileList }) => userAnswer !== null || fileList.length > 0);
  const own = told || local?.phase !== 'delivered' ? null : local;
  const flagged = new Set(local?.marked);
  const { unanswerable = [] } = paper;
  const inOrder = [...paper.questions, ...unanswerable].sort((a, b) => a.number - b.number);
  const reviewed = new Map(
    inOrder.map((question, at): [string, ReviewedQuestion] => {
      const marking = markings[at];
      const onlyShown = unanswerable.includes(question);
      const facts = factsOf(question, marking, onlyShown ? null : localValue(question, own), sent);
      return [
        question.id,
        {
          question,
          ...facts,
          outcome: outcomeOf(question, facts),
          explanation: marking?.analysis ?? '',
          comment: marking?.comment ?? '',
          flagged: flagged.has(question.id),
          onlyShown,
          recording: paper.recordings?.find(({ id }) => id === question.recordingId) ?? null,
        },
      ];
    }),
  );
  const questions = [...reviewed.values()];
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

/** The marking of each question, in the order of their numbers; a case gives its explanation to those that have none. */
function markingsOf({ sectionList, questionList }: PaperQuestions): readonly WireQuestion[] {
  const leavesOf = (wire: WireQuestion, around: string): WireQuestion[] => {
    const analysis = unescapedHtml(wire.analysis) ?? (wire.analysis || around);
    if (wire.childList.length === 0) return [{ ...wire, analysis }];
    return wire.childList.flatMap((child) => leavesOf(child, analysis));
  };
  return [...sectionList.flatMap((section) => section.questionList), ...questionList].flatMap((wire) =>
    leavesOf(wire, ''),
  );
}

function localValue({ id }: Question, local: Attempt | null): AnswerValue | null {
  if (!local) return null;
  return local.answers[id]?.value ?? { kind: 'text', text: '' };
}

function factsOf(
  question: Question,
  marking: WireQuestion | undefined,
  stored: AnswerValue | null,
  sent: SentFiles,
): MarkingFacts {
  if (!marking) return { own: stored, right: null, points: null, max: null, isRight: null };
  const own = question.kind === 'upload' ? readFiles(marking.userAnswer, marking.fileList, sent) : null;
  const right = readTold(question, marking.rightAnswer);
  return {
    own: own ?? readTold(question, marking.userAnswer) ?? stored,
    // An empty text is no answer key.
    right: right?.kind === 'text' && right.text === '' ? null : right,
    points: marking.userScore,
    max: marking.score,
    isRight: marking.isRight,
  };
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
