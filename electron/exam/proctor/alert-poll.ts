import type { StaffRecord } from '../../../src/contract/exam/staff-action.ts';
import { hasAlert, nextAlertNumber, noStaffActions } from '../../../src/contract/exam/staff-rules.ts';
import { monitorAdminAlert } from '../../../src/contract/platform/exam/seat-monitor.ts';
import { dataOf, isAbsent, type PlatformClient } from '../../gateway/platform-client.ts';
import type { AttemptStore } from '../attempts/attempt-store.ts';
import type { BeatingSeat } from './monitor.ts';

export interface AlertPollOptions {
  platform: PlatformClient;
  store: Pick<AttemptStore, 'read' | 'decide'>;
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
  let lacks = false;
  const asked = new Map<string, number>();

  async function record(
    accountId: string,
    attemptId: string,
    alert: { id: string; content: string; at: number; from: string },
  ) {
    const attempt = await store.read(accountId, attemptId);
    const staff = attempt?.staff ?? noStaffActions;
    if (attempt?.phase !== 'open' || hasAlert(staff, alert.id)) return;
    const { at, from } = alert;
    const text = alert.content.slice(0, longest);
    const action = { kind: 'message', number: nextAlertNumber(staff), at, from, text, alertId: alert.id } as const;
    if (!(await store.decide(accountId, attemptId, { ...action, receivedAt: now() }, null))) return;
    const after = await store.read(accountId, attemptId);
    if (after?.staff) changed({ attemptId, staff: after.staff });
  }

  return async (accountId, { attemptId, userPaperId, examId }) => {
    const before = asked.get(attemptId);
    if (lacks || (before !== undefined && Math.abs(now() - before) < everyMs)) return;
    asked.set(attemptId, now());
    try {
      const answer = await platform.call(monitorAdminAlert, { userPaperId, examId }, { timeoutMs });
      if (isAbsent(answer)) lacks = true;
      for (const { id, content, createTime, staffName } of dataOf(monitorAdminAlert, answer) ?? []) {
        if (id === '' || content.trim() === '') continue;
        await record(accountId, attemptId, { id, content: content.trim(), at: createTime ?? now(), from: staffName });
      }
    } catch (error) {
      // The next one asks again; what is not in the journal is new.
      report('alerts could not be recorded', error);
    }
  };
}
