import type { AttemptRules } from '#contract/ipc/exam.ts';
import { type StaffAction, type StaffRecord, type UnknownAction, readStaffAction } from '#contract/ipc/staff-action.ts';
import { basisOfCode, isEvidence } from '#contract/platform/basis.ts';
import { monitorStaffActions } from '#contract/platform/exam/staff.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { dataOf, isAbsent, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { earliestToldEnd, lastNumber, noStaffActions, toldDeadline } from '#rules/exam/staff-rules.ts';
import { afterAnswer, isWorthAsking, type Absence } from '#rules/timing/absence.ts';
import type { EvidenceQueue } from '../evidence/queue.ts';
import { asShown, orderedRules } from '../opening/renewed-rules.ts';
import type { AttemptsWith } from '../records/attempt-store.ts';
import type { BeatingSeat } from './monitor.ts';

export interface StaffPollOptions {
  platform: PlatformClient;
  profile: () => PlatformProfile;
  store: AttemptsWith<'read' | 'decide'>;
  evidence: Pick<EvidenceQueue, 'put'>;
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
export function createStaffPoll(options: StaffPollOptions): StaffPoll {
  const { platform, profile, store, evidence, now, changed, rulesChanged, report } = options;
  let absence: Absence | null = null;

  async function record(accountId: string, attemptId: string, action: StaffAction | UnknownAction): Promise<void> {
    const handle = store.attempt(accountId, attemptId);
    const attempt = await handle.read();
    if (attempt?.phase !== 'open') return;
    const { staff = noStaffActions } = attempt;
    const rules = asShown(attempt.rules);
    const receivedAt = now();
    const { deadline } = rules;
    const told = toldDeadline(action, { staff, deadline });
    const basis = basisOfCode('staffAction', action.kind, profile());
    const least = earliestToldEnd(action, { staff, deadline });
    const next = told === null ? null : orderedRules(rules, { told, least, basis, now: receivedAt });
    const doubt = isEvidence(basis) ? {} : { basis: 'assumed' as const };
    if (!(await handle.decide({ ...action, receivedAt, ...doubt }, next))) return;
    if (action.kind === 'unknown') report(`action ${action.number} of staff is not known here`, null);
    if ((action.kind === 'handIn' || action.kind === 'pause') && !isEvidence(basis)) {
      const { userPaperId, exam } = attempt;
      const note = { kind: 'note', userPaperId, examId: exam.examId, place: 'seat', takenAt: receivedAt } as const;
      void evidence.put(accountId, attemptId, {
        ...note,
        state: action.kind === 'handIn' ? 'order-assumed' : 'pause-assumed',
      });
    }
    const after = await handle.read();
    if (after?.staff) changed({ attemptId, staff: after.staff });
    if (next) rulesChanged({ attemptId, rules: next });
  }

  async function poll(accountId: string, { wasAway, battery, ...seat }: BeatingSeat): Promise<number | null> {
    const attempt = await store.attempt(accountId, seat.attemptId).read();
    if (attempt?.phase !== 'open') return null;
    const after = lastNumber(attempt.staff ?? noStaffActions);
    const connection = wasAway ? 'restored' : 'online';
    const power = battery ? { battery: battery.percent, charging: battery.charging } : { battery: null };
    const asked = { ...seat, ...power, after, connection } as const;
    const answer = await platform.call(monitorStaffActions, asked, { timeoutMs });
    // An answer that was lost says nothing of the call.
    if (isAbsent(answer) || answer.kind === 'answered') absence = afterAnswer(absence, isAbsent(answer), now());
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
    if (!isWorthAsking(absence, now())) return null;
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
