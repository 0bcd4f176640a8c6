import type { ReadinessRow } from './judge.ts';
import { machineChecks, pageChecks, type CheckName } from './readings.ts';

/** That a seat passed. Kept in the settings of this machine. */
export interface SeatPass {
  seat: string;
  /** Epoch ms of the platform's clock. */
  passedAt: number;
  /** When the platform told that it holds this pass, on the same clock; null: it did not. */
  reportedAt: number | null;
}

const day = 24 * 3_600_000;
const validDays = 14;

/** Epoch ms until which a pass counts. */
export function validUntil({ passedAt }: Pick<SeatPass, 'passedAt'>): number {
  return passedAt + validDays * day;
}

/** Checks that must have been measured: what nobody knows of them is no pass. */
const essential: readonly CheckName[] = ['disk', 'journal', 'loss', 'frontCamera', 'sideCamera'];

/**
 * Why there is no pass; null: the seat passes. `unfinished`: a check is missing; `unproven`: the folder that the policy gives
 * was not found as it was left, after a restart.
 */
export type PassObstacle = 'unfinished' | 'failed' | 'unmeasured' | 'unproven' | 'unnamed';

/** What was checked: the whole seat, or the machine without cameras and microphone, which need a window. */
export type PassScope = 'seat' | 'machine';

const checksOf = (scope: PassScope): readonly CheckName[] =>
  scope === 'seat' ? [...machineChecks, ...pageChecks] : machineChecks;

/**
 * A seat passes with a name, with every check of the scope done and none failed, and with nothing essential left unknown.
 * `givenFolder`: the policy says where answers lie, because the rest of the disk may be reset.
 */
export function passObstacle(
  rows: readonly ReadinessRow[],
  seat: string,
  givenFolder: boolean,
  scope: PassScope = 'seat',
): PassObstacle | null {
  const checks = checksOf(scope);
  const done = new Map(rows.map(({ check, verdict }) => [check, verdict]));
  if (checks.some((check) => !done.has(check))) return 'unfinished';
  if (rows.some(({ verdict }) => verdict === 'fail')) return 'failed';
  if (essential.some((check) => checks.includes(check) && done.get(check) === 'unknown')) return 'unmeasured';
  if (givenFolder && done.get('folder') !== 'pass') return 'unproven';
  return seat.trim() === '' ? 'unnamed' : null;
}
