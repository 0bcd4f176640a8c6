import { readStaffAction } from '../../../src/contract/exam/staff-action.ts';
import type { StaffAction, StaffRecord, UnknownAction } from '../../../src/contract/exam/staff-action.ts';
import { lastNumber, noStaffActions, toldDeadline } from '../../../src/contract/exam/staff-rules.ts';
import type { AttemptRules } from '../../../src/contract/ipc/exam.ts';
import { monitorStaffActions } from '../../../src/contract/platform/exam/staff.ts';
import { dataOf, isAbsent, type PlatformClient } from '../../gateway/platform-client.ts';
import type { AttemptStore } from '../attempts/attempt-store.ts';
import { rulesUntil } from '../opening/renewed-rules.ts';
import type { BeatingSeat } from './monitor.ts';

export interface StaffPollOptions {
  platform: PlatformClient;
  store: Pick<AttemptStore, 'read' | 'decide'>;
  /** Epoch ms of the platform. */
  now: () => number;
  changed: (event: { attemptId: string; staff: StaffRecord }) => void;
  rulesChanged: (event: { attemptId: string; rules: AttemptRules }) => void;
  report: (what: string, error: unknown) => void;
}

/** Asks what staff decided about a seat's paper. Resolves to the pace that the platform asks for (ms); never rejects. */
export type StaffPoll = (accountId: string, seat: BeatingSeat) => Promise<number | null>;

const timeoutMs = 8_000;

/** Each action is on disk before it has an effect, and acknowledged by the number that the next poll sends. */
export function createStaffPoll({ platform, store, now, changed, rulesChanged, report }: StaffPollOptions): StaffPoll {
  let lacks = false;

  async function record(accountId: string, attemptId: string, action: StaffAction | UnknownAction): Promise<void> {
    const attempt = await store.read(accountId, attemptId);
    if (attempt?.phase !== 'open') return;
    const { rules, staff = noStaffActions } = attempt;
    const receivedAt = now();
    const told = toldDeadline(action, { staff, deadline: rules.deadline });
    const next = told === null ? null : rulesUntil(rules, told, receivedAt);
    if (!(await store.decide(accountId, attemptId, { ...action, receivedAt }, next))) return;
    if (action.kind === 'unknown') report(`action ${action.number} of staff is not known here`, null);
    const after = await store.read(accountId, attemptId);
    if (after?.staff) changed({ attemptId, staff: after.staff });
    if (next) rulesChanged({ attemptId, rules: next });
  }

  async function poll(accountId: string, { wasAway, battery, ...seat }: BeatingSeat): Promise<number | null> {
    const attempt = await store.read(accountId, seat.attemptId);
    if (attempt?.phase !== 'open') return null;
    const after = lastNumber(attempt.staff ?? noStaffActions);
    const connection = wasAway ? 'restored' : 'online';
    const power = battery ? { battery: battery.percent, charging: battery.charging } : { battery: null };
    const asked = { ...seat, ...power, after, connection } as const;
    const answer = await platform.call(monitorStaffActions, asked, { timeoutMs });
    if (isAbsent(answer)) {
      lacks = true;
      return null;
    }
    const data = dataOf(monitorStaffActions, answer);
    if (!data) return null;
    const actions = data.actions.map((value) => readStaffAction(value, now())).filter((action) => action !== null);
    if (actions.length < data.actions.length) report('an action of staff has no number', null);
    for (const action of actions.sort((a, b) => a.number - b.number)) {
      if (action.number > after) await record(accountId, seat.attemptId, action);
    }
    return paceOf(data.pollSeconds);
  }

  return async (accountId, seat) => {
    if (lacks) return null;
    try {
      return await poll(accountId, seat);
    } catch (error) {
      // The number is not acknowledged, so the platform tells the action again.
      report('the actions of staff could not be recorded', error);
      return null;
    }
  };
}

function paceOf(seconds: number | undefined): number | null {
  return seconds === undefined ? null : Math.min(60, Math.max(5, seconds)) * 1000;
}
