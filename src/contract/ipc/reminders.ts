import type { SaveOutcome } from './exam.ts';
import { call, event } from './ipc-types.ts';

/** How long before the start the system's notification appears, where the reminder does not say. */
export const reminderLeadMs = 30 * 60_000;

/** A notification that the learner asked for. */
export interface Reminder {
  /** Chosen by the page, unique per account: what is about to start. */
  id: string;
  title: string;
  /** Epoch ms of the platform's clock. */
  startsAt: number;
  /** How long before that the notification appears. */
  leadMs?: number;
  /** The address of this client that a click on the notification opens. */
  path?: string;
}

/** An entry of a calendar file. All times are epoch ms of the platform's clock. */
export interface CalendarEvent {
  id: string;
  title: string;
  startsAt: number;
  /** Null: the end is not known. */
  endsAt: number | null;
  /** As of a reminder. */
  leadMs?: number;
  path?: string;
}

export const remindersDomain = {
  /** The reminders of the account that is signed in, the earliest first; those that have started are gone. */
  list: call<[], readonly Reminder[]>(),
  /** Adds a reminder or replaces the one with the same id; it survives a restart of the client. */
  set: call<[reminder: Reminder], void>(),
  remove: call<[id: string], void>(),
  /** Writes an iCalendar file where the learner chooses; `fileName` without extension. */
  saveCalendar: call<[fileName: string, events: readonly CalendarEvent[]], SaveOutcome>(),
  changed: event<null>(),
};
