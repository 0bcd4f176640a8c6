import { fullScore, type ClassExamContent, type PracticalTask } from './class-exams.ts';

/** Share of the points that the examiner gives; the first criterion of a task loses what is left over. */
const share = { passed: 0.85, failed: 0.45 } as const;

/** What an examiner gave for one task: every criterion in whole points. */
function marked({ id, title, criteria, ...task }: PracticalTask, given: number) {
  const criteriaList = criteria.map(([name, full]) => ({ name, score: Math.round(full * given), fullScore: full }));
  return {
    id,
    title,
    score: criteriaList.reduce((sum, { score }) => sum + score, 0),
    fullScore: fullScore({ id, title, criteria, ...task }),
    comment: given < 0.6 ? '操作步骤遗漏较多，请对照评分表复习。' : '操作规范，注意时间分配。',
    criteriaList,
  };
}

/** The marked tasks of a class exam; null: it is not marked. */
export function markedTasks({ state }: ClassExamContent, drawn: readonly PracticalTask[]) {
  if (state !== 'passed' && state !== 'failed') return null;
  return drawn.map((task) => marked(task, share[state]));
}
