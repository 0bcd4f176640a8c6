import * as z from 'zod/mini';
import { type StaffAction, readStaffAction } from '#contract/ipc/staff-action.ts';
import { pauseAt, pauseEnd, withAction, noStaffActions } from '#rules/exam/staff-rules.ts';
import { minute } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';
import { addMinutes } from '../exam/granted-time.ts';

const openRow = z.object({ id: z.string(), exam_id: z.string(), deadline: z.nullable(z.number()) });
export type OpenPaper = z.output<typeof openRow>;
const actionRow = z.object({ action: z.string() });

/** Why an action is not given, as the invigilator reads it. */
export class NotGiven extends Error {}

/** What an invigilator orders; the platform adds number, time and deadline. */
export type Order =
  | { kind: 'message'; text: string }
  | { kind: 'extraTime'; minutes: number }
  | { kind: 'handIn' }
  | { kind: 'cameraReleased'; camera: 'front' | 'side' }
  | { kind: 'faceTry' }
  | { kind: 'pause'; minutes: number; clockRuns: boolean }
  | { kind: 'resume' };

export function openPapers(store: Store): OpenPaper[] {
  return store.all(openRow, 'SELECT id, exam_id, deadline FROM paper WHERE submitted_at IS NULL');
}

/** Actions on a paper after a number, in order. */
export function actionsAfter(store: Store, paperId: string, after: number): StaffAction[] {
  const rows = store.all(
    actionRow,
    'SELECT action FROM staff_action WHERE paper_id = ? AND number > ? ORDER BY number',
    paperId,
    after,
  );
  return rows.flatMap(({ action }) => {
    const read = readStaffAction(JSON.parse(action), 0);
    return read && read.kind !== 'unknown' ? [read] : [];
  });
}

/** Writes an action for the seat; the next poll of the client gets it. */
export function record(store: Store, paperId: string, action: object, head: { at: number; from: string }): void {
  const last = actionsAfter(store, paperId, 0).at(-1)?.number ?? 0;
  const whole = JSON.stringify({ ...action, ...head, number: last + 1 });
  store.run('INSERT INTO staff_action VALUES (?, ?, ?, ?)', paperId, last + 1, head.at, whole);
}

function deadlineNow(store: Store, paperId: string): number | null {
  return store.one(openRow, 'SELECT id, exam_id, deadline FROM paper WHERE id = ?', paperId)?.deadline ?? null;
}

/** Adds minutes and gives the deadline that follows. Refused where the exam's window ends before it. */
function lengthen(store: Store, paper: OpenPaper, minutes: number): { deadline?: number } {
  const before = deadlineNow(store, paper.id);
  addMinutes(store, paper, minutes);
  const deadline = deadlineNow(store, paper.id);
  if (before === null || deadline === null) return {};
  if (minutes > 0 && deadline < before + minutes * minute) throw new NotGiven('考试窗口先结束，请先延后窗口');
  return { deadline };
}

/** Gives one order to one open paper. Throws `NotGiven`, with nothing changed, where a rule forbids it. */
export function give(store: Store, paper: OpenPaper, order: Order, head: { at: number; from: string }): void {
  const { at } = head;
  const given = actionsAfter(store, paper.id, 0);
  const staff = given.reduce((all, action) => withAction(all, { ...action, receivedAt: action.at }), noStaffActions);
  const pause = pauseAt(staff, at);
  if (given.some(({ kind }) => kind === 'handIn')) throw new NotGiven('这份试卷已要求收卷');
  store.together(() => {
    switch (order.kind) {
      case 'extraTime':
        return record(store, paper.id, { ...order, ...lengthen(store, paper, order.minutes) }, head);
      case 'pause': {
        if (pause) throw new NotGiven('考试已处于暂停中');
        const { kind, clockRuns, minutes } = order;
        const time = clockRuns ? {} : lengthen(store, paper, minutes);
        return record(store, paper.id, { kind, clockRuns, until: at + minutes * minute, ...time }, head);
      }
      case 'resume': {
        if (!pause) throw new NotGiven('考试没有暂停');
        // Whole minutes, rounded in the learner's favour.
        const unused = Math.floor((pauseEnd(pause) - at) / minute);
        const time = pause.clockRuns ? {} : lengthen(store, paper, -unused);
        return record(store, paper.id, { ...order, ...time }, head);
      }
      case 'faceTry':
        // The count of failures of this exam goes down by one.
        store.run(
          `DELETE FROM face_attempt WHERE id = (SELECT max(face_attempt.id) FROM face_attempt JOIN paper USING (account_id)
           WHERE paper.id = ? AND business_id = exam_id AND recognised = 0)`,
          paper.id,
        );
        return record(store, paper.id, order, head);
      default:
        return record(store, paper.id, order, head);
    }
  });
}
