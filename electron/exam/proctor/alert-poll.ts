import type { StaffRecord } from '#contract/ipc/staff-action.ts';
import { monitorAdminAlert } from '#contract/platform/exam/seat-monitor.ts';
import { dataOf, isAbsent, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { hasAlert, nextAlertNumber, noStaffActions } from '#rules/exam/staff-rules.ts';
import { afterAnswer, isWorthAsking, type Absence } from '#rules/timing/absence.ts';
import type { AttemptHandle, AttemptsWith } from '../records/attempt-store.ts';
import type { BeatingSeat } from './monitor.ts';

export interface AlertPollOptions {
  platform: PlatformClient;
  store: AttemptsWith<'read' | 'decide'>;
  /** Epoch ms of the platform. */
  now: () => number;
  changed: (event: { attemptId: string; staff: StaffRecord }) => void;
  report: (what: string, error: unknown) => void;
}

/** Asks what the administration tells everybody in the exam. Never rejects. */
export type AlertPoll = (
  accountId: string,
  seat: Pick<BeatingSeat, 'attemptId' | 'userPaperId' | 'examId'>,
) => Promise<void>;

/** However fast the heartbeats come, alerts are asked for at most this often. */
const everyMs = 60_000;
const timeoutMs = 8_000;
const longest = 500;

/** Each alert is a record of the journal before the learner sees it, once, and stays on the screen until it was read. */
export function createAlertPoll({ platform, store, now, changed, report }: AlertPollOptions): AlertPoll {
  let absence: Absence | null = null;
  const asked = new Map<string, number>();

  async function record(
    handle: Pick<AttemptHandle, 'read' | 'decide'>,
    attemptId: string,
    alert: { id: string; content: string; at: number; from: string },
  ) {
    const attempt = await handle.read();
    const staff = attempt?.staff ?? noStaffActions;
    if (attempt?.phase !== 'open' || hasAlert(staff, alert.id)) return;
    const { at, from } = alert;
    const text = alert.content.slice(0, longest);
    const action = { kind: 'message', number: nextAlertNumber(staff), at, from, text, alertId: alert.id } as const;
    if (!(await handle.decide({ ...action, receivedAt: now() }, null))) return;
    const after = await handle.read();
    if (after?.staff) changed({ attemptId, staff: after.staff });
  }

  return async (accountId, { attemptId, userPaperId, examId }) => {
    const before = asked.get(attemptId);
    if (!isWorthAsking(absence, now()) || (before !== undefined && Math.abs(now() - before) < everyMs)) return;
    asked.set(attemptId, now());
    try {
      const answer = await platform.call(monitorAdminAlert, { userPaperId, examId }, { timeoutMs });
      // An answer that was lost says nothing of the call.
      if (isAbsent(answer) || answer.kind === 'answered') absence = afterAnswer(absence, isAbsent(answer), now());
      const handle = store.attempt(accountId, attemptId);
      for (const { id, content, createTime, staffName } of dataOf(monitorAdminAlert, answer) ?? []) {
        if (id === '' || content.trim() === '') continue;
        await record(handle, attemptId, { id, content: content.trim(), at: createTime ?? now(), from: staffName });
      }
    } catch (error) {
      // The next one asks again; what is not in the journal is new.
      report('alerts could not be recorded', error);
    }
  };
}
