import { useAtomValue } from 'jotai';
import { useApiQuery } from '#api/query.ts';
import { userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { getUserTaskTrainingList } from '#contract/platform/learning/booking.ts';
import { findTaskList } from '#contract/platform/learning/task-list.ts';
import { getIndexLatelyLive } from '#contract/platform/live/live.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { useMoment } from '#lib/use-moment.ts';
import { daysOf, ofExam, ofLive, ofTask, ofTraining } from './agenda-rules.ts';

/** How many exams, tasks and live classes are looked at; what lies beyond is not in the agenda, and it says so. */
const lookedAt = 50;

const kept = { persist: true, silent: true } as const;

/** What is to come: exams, tasks, live classes and booked trainings, by day. */
export function useAgenda() {
  const clock = useAtomValue(clockAtom);
  const exams = useApiQuery(userExamFindUserExams, { pageNum: 1, pageSize: lookedAt }, kept);
  const tasks = useApiQuery(findTaskList, { pageNum: 1, pageSize: lookedAt }, kept);
  const trainings = useApiQuery(getUserTaskTrainingList, {}, kept);
  const lives = useApiQuery(getIndexLatelyLive, { pageNum: 1, pageSize: lookedAt }, kept);
  const moment = { now: platformNow(clock), timeShiftMs: clock.timeShiftMs };
  const entries = [
    ...(exams.data?.list ?? []).flatMap((exam) => ofExam(exam, moment)),
    ...(tasks.data?.list ?? []).flatMap((task) => ofTask(task, moment)),
    ...(trainings.data ?? []).flatMap((training) => ofTraining(training, moment)),
    ...(lives.data?.list ?? []).flatMap((live) => ofLive(live, moment)),
  ];
  const days = daysOf(entries);
  useMoment(days[0]?.entries[0]?.event.startsAt ?? null, () => platformNow(clock));
  const reads = [exams, tasks, trainings, lives];
  return {
    days,
    waiting: reads.some(({ isPending }) => isPending),
    /** Parts that did not load and of which nothing is kept. */
    lacking: [
      exams.isError && !exams.data && 'exams',
      tasks.isError && !tasks.data && 'tasks',
      trainings.isError && !trainings.data && 'trainings',
      lives.isError && !lives.data && 'lives',
    ].filter((part) => part !== false),
    /** True when there are more exams, tasks or live classes than were looked at. */
    more: [exams.data, tasks.data, lives.data].some(
      (page) => page !== undefined && (page.total ?? page.list.length + 1) > lookedAt,
    ),
    reload: () => reads.forEach((read) => void read.refetch()),
  };
}
