import * as z from 'zod/mini';
import * as calls from '#contract/platform/offline-training/class-exam.ts';
import { minute, wireTime } from '../../server/clock.ts';
import { type Context, handle } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { shuffledBy } from '../../server/seeded-random.ts';
import type { Store } from '../../server/store.ts';
import { type ClassExamContent, classExams, fullScore, passMark, type PracticalTask } from './class-exams.ts';
import { offlineTrainingCodes } from './codes.ts';

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
function markedTasks({ state }: ClassExamContent, drawn: readonly PracticalTask[]) {
  if (state !== 'passed' && state !== 'failed') return null;
  return drawn.map((task) => marked(task, share[state]));
}

const memberRow = z.object({
  start_at: z.number(),
  end_at: z.number(),
  drawn: z.nullable(z.string()),
});
type Member = z.output<typeof memberRow>;

/** The class exam of this learner, or the refusal that there is none. */
function own({ classExamId }: { classExamId: string }, { store, account }: Context) {
  const row = store.one(
    memberRow,
    'SELECT * FROM class_exam_member WHERE account_id = ? AND class_exam_id = ?',
    account.id,
    classExamId,
  );
  const exam = row && classExams.find(({ id }) => id === classExamId);
  if (!row || !exam) throw new Refusal(serverCodes.notFound, '没有找到这场考核');
  return { row, exam };
}

function drawnTasks({ drawn }: Member, exam: ClassExamContent): PracticalTask[] {
  const ids = z.parse(z.array(z.string()), JSON.parse(drawn ?? '[]'));
  return ids.flatMap((id) => exam.tasks.find((task) => task.id === id) ?? []);
}

function wireTask(task: PracticalTask) {
  const { id, title, content, minutes, tools, criteria } = task;
  return {
    id,
    title,
    content,
    score: fullScore(task),
    minutes,
    toolList: tools,
    criteriaList: criteria.map(([name, score]) => ({ name, score })),
  };
}

/** Draws the tasks of a learner: the same ones whenever it is asked again. */
export function draw(store: Store, exam: ClassExamContent, accountId: string): PracticalTask[] {
  const tasks = shuffledBy(`${accountId}/${exam.id}`, exam.tasks).slice(0, exam.draws);
  store.run(
    'UPDATE class_exam_member SET drawn = ? WHERE account_id = ? AND class_exam_id = ?',
    JSON.stringify(tasks.map(({ id }) => id)),
    accountId,
    exam.id,
  );
  return tasks;
}

/** Practical exams of a training class (002 §7). */
export const offlineTrainingHandlers = [
  handle(calls.findClassExamInfo, (key, context) => {
    const { row, exam } = own(key, context);
    const tasks = drawnTasks(row, exam);
    const total = tasks.reduce((sum, task) => sum + fullScore(task), 0);
    return {
      classExamId: exam.id,
      examName: exam.name,
      className: exam.className,
      place: exam.place,
      examinerName: exam.examiner,
      notice: exam.notice,
      startTime: wireTime(row.start_at),
      endTime: wireTime(row.end_at),
      questionCount: exam.draws,
      // Which tasks are drawn decides how many points there are.
      totalScore: tasks.length === 0 ? null : total,
      passScore: tasks.length === 0 ? null : passMark(total),
      isExtracted: Number(row.drawn !== null),
      isMarked: Number(markedTasks(exam, tasks) !== null),
    };
  }),
  handle(calls.extractQuestion, (key, context) => {
    const { row, exam } = own(key, context);
    const now = context.clock.now();
    if (row.drawn !== null) return { questionList: drawnTasks(row, exam).map(wireTask) };
    if (now < row.start_at - 20 * minute) throw new Refusal(offlineTrainingCodes.notBegun, '考核尚未开始，不能抽题');
    if (now > row.end_at) throw new Refusal(offlineTrainingCodes.ended, '考核已结束，不能抽题');
    return { questionList: draw(context.store, exam, context.account.id).map(wireTask) };
  }),
  handle(calls.classExamUserFindQuestion, (key, context) => {
    const { row, exam } = own(key, context);
    if (row.drawn === null) throw new Refusal(offlineTrainingCodes.notDrawn, '还没有抽题');
    return { questionList: drawnTasks(row, exam).map(wireTask) };
  }),
  handle(calls.classExamUserFindExamScore, (key, context) => {
    const { row, exam } = own(key, context);
    const questionList = markedTasks(exam, drawnTasks(row, exam));
    if (!questionList) return { score: null, totalScore: null, isPass: null, questionList: [] };
    const score = questionList.reduce((sum, task) => sum + task.score, 0);
    const totalScore = questionList.reduce((sum, task) => sum + task.fullScore, 0);
    return {
      score,
      totalScore,
      isPass: Number(score >= passMark(totalScore)),
      examinerName: exam.examiner,
      markTime: wireTime(row.end_at + 60 * minute),
      comment: exam.state === 'passed' ? '整体操作熟练。' : '请加强练习后参加补考。',
      questionList,
    };
  }),
];
