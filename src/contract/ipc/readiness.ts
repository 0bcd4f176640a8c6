import type { SaveOutcome } from './exam.ts';
import { call, event } from './ipc-types.ts';
import { machineChecks, pageChecks, type CheckName } from './readings.ts';

export type Verdict = 'pass' | 'warn' | 'fail' | 'unknown';

/** What a check found beside its own name, in a word that the texts of the screen have a sentence for. */
const otherFindings = [
  'unknown',
  'journalRefused',
  'journalLost',
  'journalOneCopy',
  'folderUnproven',
  'folderLost',
  'folderRefused',
  'proxyNone',
  'displaysSized',
  'displaysSmall',
  'cameraMissing',
  'cameraBarred',
  'cameraLost',
  'cameraRefused',
  'cameraDark',
  'cameraCovered',
  'cameraFrozen',
  'cameraAlone',
  'cameraNobody',
  'cameraSeveral',
  'sideMoves',
  'sidePerson',
  'sideNobody',
  'sideSame',
  'keystorePlain',
  'keystoreNone',
  'powerBattery',
  'powerBatteryLevel',
  'microphoneSilent',
  'microphoneMissing',
  'sleepRefused',
] as const;

export type Finding = CheckName | (typeof otherFindings)[number];
export const findings: readonly Finding[] = [...machineChecks, ...pageChecks, ...otherFindings];

/**
 * One row of the report. `numbers` are what was measured and the limits (`warnAt`, `failAt`), in the units of their names;
 * those that end in `On` are times in ISO 8601.
 */
export interface ReadinessRow {
  check: CheckName;
  verdict: Verdict;
  finding: Finding;
  numbers: Readonly<Record<string, number | string>>;
}

export type ReadinessOutcome = { outcome: 'done'; rows: readonly ReadinessRow[] } | { outcome: 'cancelled' };

/** That a seat passed. Kept in the settings of this machine. */
export interface SeatPass {
  seat: string;
  /** Epoch ms of the platform's clock. */
  passedAt: number;
  /** When the platform told that it holds this pass, on the same clock; null: it did not. */
  reportedAt: number | null;
}

/**
 * Why there is no pass; null: the seat passes. `unfinished`: a check is missing; `unproven`: the folder that the policy gives
 * was not found as it was left, after a restart.
 */
export type PassObstacle = 'unfinished' | 'failed' | 'unmeasured' | 'unproven' | 'unnamed';

export type PassIssue = { outcome: 'issued' } | { outcome: 'refused'; obstacle: PassObstacle };

/**
 * What came of sending the pass: `held`: the platform names it as its own; `refused`: it answered, and does not have it;
 * `unreachable`: the request did not arrive; `unknown`: there was no usable answer; `off`: this platform takes none; `none`:
 * nothing waits to be sent.
 */
export type PassSending = 'held' | 'refused' | 'unreachable' | 'unknown' | 'off' | 'none';

export const readinessDomain = {
  /** Measures what needs no window; a second run ends the first. */
  run: call<[], ReadinessOutcome>(),
  cancel: call<[], void>(),
  row: event<ReadinessRow>(),
  /** Issues the pass of this seat, from the last finished run and from what the page measured; it is kept until the platform has it. */
  issuePass: call<[seat: string, pageRows: readonly ReadinessRow[]], PassIssue>(),
  /** Sends the pass that waits, where the platform takes passes. */
  sendPass: call<[], PassSending>(),
  /** Writes a report, JSON as the page composed it, to a file that the learner chooses. */
  save: call<[report: string], SaveOutcome>(),
};
