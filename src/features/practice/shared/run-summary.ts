import type { PracticeRun, PracticeState, RunAnswer, SyncState } from '#contract/ipc/practice.ts';

/** How a question of a run stands. `open`: answered and not checked. `unjudged`: nobody has judged the answer yet. */
export type QuestionStanding = 'empty' | 'open' | 'right' | 'wrong' | 'unjudged';

export function standingOf(answer: RunAnswer | undefined): QuestionStanding {
  if (!answer) return 'empty';
  if (!answer.final) return 'open';
  if (answer.right === null) return 'unjudged';
  return answer.right ? 'right' : 'wrong';
}

/** The verdicts that the platform's record has: of an answer that nobody judged here, and that is the one that it holds. */
export function withRecord(
  answers: PracticeRun['answers'],
  record: readonly { questionId: string; right: boolean | null }[],
): PracticeRun['answers'] {
  const told = new Map(record.map(({ questionId, right }) => [questionId, right]));
  const judged = ([id, answer]: [string, RunAnswer]): [string, RunAnswer] =>
    answer.final && answer.right === null && answer.sync === 'done'
      ? [id, { ...answer, right: told.get(id) ?? null }]
      : [id, answer];
  return Object.fromEntries(Object.entries(answers).map(judged));
}

export type RunCounts = Readonly<Record<QuestionStanding, number>>;

export function countsOf({ questionIds, answers }: Pick<PracticeRun, 'questionIds' | 'answers'>): RunCounts {
  const standings = questionIds.map((id) => standingOf(answers[id]));
  const count = (standing: QuestionStanding) => standings.filter((one) => one === standing).length;
  return {
    empty: count('empty'),
    open: count('open'),
    right: count('right'),
    wrong: count('wrong'),
    unjudged: count('unjudged'),
  };
}

/** Share of right answers among those that were judged; null: none was. */
export function rightShare({ right, wrong }: Pick<RunCounts, 'right' | 'wrong'>): number | null {
  return right + wrong > 0 ? right / (right + wrong) : null;
}

/** Answers, ends of runs and marks that the platform does not have; an answer that is not checked counts too. */
export function notSynced({ run, earlier, marks }: Pick<PracticeState, 'run' | 'earlier' | 'marks'>): number {
  const waiting = syncsOf(run ? [...earlier, run] : earlier).filter((sync) => sync === 'waiting' || sync === 'sending');
  return waiting.length + Object.values(marks).filter(({ synced }) => !synced).length;
}

/** Answers of all runs, and their ends, that the platform refused. */
export function refused({ run, earlier }: Pick<PracticeState, 'run' | 'earlier'>): number {
  return syncsOf(run ? [...earlier, run] : earlier).filter((sync) => sync === 'refused').length;
}

function syncsOf(runs: readonly PracticeRun[]): readonly SyncState[] {
  return runs.flatMap(({ answers, endedAt, endSync }) => [
    ...Object.values(answers).map(({ sync }) => sync),
    ...(endedAt === null ? [] : [endSync]),
  ]);
}
