import type { Paper } from '#contract/ipc/paper.ts';
import { type OfferedMode, type PracticePaper, type PracticeRef, practiceModes } from '#contract/ipc/practice.ts';
import type { PracticeModels, PracticeQuestions } from '#contract/platform/practice/practice.ts';
import { readPaper } from '#rules/exam/reading/read-paper.ts';
import { unescapedHtml } from '#rules/html/escaped.ts';
import { modeOf } from '#rules/practice/modes.ts';

/** A day. */
export const longestMinutes = 24 * 60;

/** A practice that says nothing of its modes offers the two that need nothing from the platform. */
const usualModes: readonly OfferedMode[] = [
  { mode: 'inOrder', minutes: null },
  { mode: 'random', minutes: null },
];

/** The practice as it is stored; null when it has no question that can be answered here. */
export function readPractice(
  ref: PracticeRef,
  models: PracticeModels,
  questions: PracticeQuestions,
  now: number,
): PracticePaper | null {
  const surface = { examName: models.practiceName, totalScore: null, passScore: null, questionCount: null };
  const { paper } = readPaper(surface, questions);
  if (!paper) return null;
  const practisable = withoutUnpractisable(paper);
  if (practisable.questions.length === 0) return null;
  const modes = offeredModes(models);
  return {
    ref,
    sourceName: models.sourceName,
    sourceType: models.sourceType,
    paper: practisable,
    solutions: Object.fromEntries(
      questions.solutionList.map(({ questionId, rightAnswer, analysis }) => [
        questionId,
        { rightAnswer, analysis: unescapedHtml(analysis) ?? analysis },
      ]),
    ),
    modes: modes.length > 0 ? modes : usualModes,
    leftOut: paper.questions.length - practisable.questions.length,
    storedAt: now,
  };
}

/** The known modes, each once; minutes that can be no time limit count as not told. */
function offeredModes({ modelList }: PracticeModels): readonly OfferedMode[] {
  return practiceModes.flatMap((mode) => {
    const told = modelList.find(({ model }) => modeOf(model) === mode);
    if (!told) return [];
    const minutes = told.minutes !== null && told.minutes > 0 && told.minutes <= longestMinutes ? told.minutes : null;
    return [{ mode, minutes }];
  });
}

/** Files are left out: a practice has no place to store them, and nobody judges them. */
export function withoutUnpractisable(paper: Paper): Paper {
  const questions = paper.questions
    .filter(({ kind }) => kind !== 'upload')
    .map((question, index) => ({ ...question, number: index + 1 }));
  const ids = new Set(questions.map(({ id }) => id));
  const sections = paper.sections
    .map((section) => ({ ...section, questionIds: section.questionIds.filter((id) => ids.has(id)) }))
    .filter(({ questionIds }) => questionIds.length > 0);
  return { ...paper, questions, sections };
}
