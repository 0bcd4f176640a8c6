import type { CalendarEvent } from '#contract/ipc/reminders.ts';
import type { ExamListItem } from '#contract/platform/exam/exam.ts';
import type { OfferedTraining } from '#contract/platform/learning/booking.ts';
import type { TaskListItem } from '#contract/platform/learning/task-list.ts';
import type { LiveClass } from '#contract/platform/live/live.ts';
import { eventOf as liveEventOf, timed } from '#domain/lives/live-event.ts';
import { opennessOf, windowOf } from '#rules/exam/exam-window.ts';
import { upcomingEvent } from '#rules/exam/upcoming-event.ts';
import { eventOf } from '../shared/booking/booking-rules.ts';
import { datesOf, phaseOf } from '../shared/task-rules.ts';

/** What a moment of the agenda is. */
export type AgendaKind = 'examOpens' | 'examCloses' | 'training' | 'live' | 'taskBegins' | 'taskEnds';

/** True for what begins; the others end. */
export function isStart(kind: AgendaKind): boolean {
  return kind === 'examOpens' || kind === 'training' || kind === 'live' || kind === 'taskBegins';
}

/** A moment that the learner should know of. Times are epoch ms of the platform's clock. */
export interface AgendaEntry {
  kind: AgendaKind;
  event: CalendarEvent;
  /** Of the exam, the offline training's task, or the task. */
  subject:
    | { examId: string; businessId: string; sourceType: number }
    | { taskId: string }
    | { liveId: string; liveRoomId: string };
}

interface Moment {
  now: number;
  timeShiftMs: number;
}

const idOf = (...parts: readonly string[]) => parts.join('-').slice(0, 128);

/** When an exam opens, or, of one that is open, when it closes. */
export function ofExam(exam: ExamListItem, { now, timeShiftMs }: Moment): AgendaEntry[] {
  const subject = { examId: exam.examId, businessId: exam.bussinessId, sourceType: exam.sourceType };
  const opens = upcomingEvent(exam, now, timeShiftMs);
  if (opens) return [{ kind: 'examOpens', event: opens, subject }];
  const openness = opennessOf(windowOf(exam, timeShiftMs), now);
  if (openness.state !== 'open' || openness.until === null) return [];
  const id = idOf('exam-ends', exam.examId, exam.bussinessId);
  return [{ kind: 'examCloses', event: { id, title: exam.examName, startsAt: openness.until, endsAt: null }, subject }];
}

/** When a task begins, or, of one that runs, when it ends. */
export function ofTask(task: TaskListItem, { now, timeShiftMs }: Moment): AgendaEntry[] {
  const { from, until } = datesOf(task, timeShiftMs);
  const phase = phaseOf(task, now, timeShiftMs);
  const at = phase === 'before' ? from : phase === 'running' ? until : null;
  if (at === null) return [];
  const kind = phase === 'before' ? 'taskBegins' : 'taskEnds';
  const event = { id: idOf(kind, task.id), title: task.name, startsAt: at, endsAt: null };
  return [{ kind, event, subject: { taskId: task.id } }];
}

/** A booked offline training that is to come. */
export function ofTraining(training: OfferedTraining, { now, timeShiftMs }: Moment): AgendaEntry[] {
  const event = eventOf(training, now, timeShiftMs);
  return event ? [{ kind: 'training', event, subject: { taskId: training.taskId } }] : [];
}

/** A live class that is to come. */
export function ofLive(live: LiveClass, { now, timeShiftMs }: Moment): AgendaEntry[] {
  const event = liveEventOf(timed(live, timeShiftMs), now);
  return event ? [{ kind: 'live', event, subject: { liveId: live.id, liveRoomId: live.liveRoomId } }] : [];
}

/** A day of this machine with what happens on it. */
export interface AgendaDay {
  /** Epoch ms of its midnight. */
  at: number;
  entries: readonly AgendaEntry[];
}

/** The entries by day, the earliest first; of two with one id the first counts. */
export function daysOf(entries: readonly AgendaEntry[]): AgendaDay[] {
  const known = [...new Map(entries.toReversed().map((entry) => [entry.event.id, entry])).values()];
  const days = new Map<number, AgendaEntry[]>();
  for (const entry of known.toSorted((a, b) => a.event.startsAt - b.event.startsAt)) {
    const at = new Date(entry.event.startsAt).setHours(0, 0, 0, 0);
    days.set(at, [...(days.get(at) ?? []), entry]);
  }
  return [...days].map(([at, list]) => ({ at, entries: list }));
}
