import type { CalendarEvent } from '#contract/ipc/reminders.ts';
import type { ExamListItem } from '#contract/platform/exam/exam.ts';
import { opennessOf, windowOf } from './exam-window.ts';

const minute = 60_000;

/** What an exam that opens later enters into a calendar; null: it is open, over, or its beginning is not known. */
export function upcomingEvent(item: ExamListItem, now: number, timeShiftMs: number): CalendarEvent | null {
  const window = windowOf(item, timeShiftMs);
  const openness = opennessOf(window, now);
  if (openness.state !== 'before' || openness.next === null) return null;
  const startsAt = openness.next;
  const until = window.kind === 'fixed' ? window.to : opennessOf(window, startsAt);
  const closes = until === null || typeof until === 'number' ? until : until.state === 'open' ? until.until : null;
  const endsAt = closes ?? (item.duration > 0 ? startsAt + item.duration * minute : null);
  return { id: `exam-${item.examId}-${item.bussinessId}`.slice(0, 128), title: item.examName, startsAt, endsAt };
}
