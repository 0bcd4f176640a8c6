import type { ReadinessRow } from './judge.ts';
import { machineChecks, type CheckName } from './readings.ts';

/** That a seat passed. Kept in the settings of this machine. */
export interface SeatPass {
  seat: string;
  /** Epoch ms of the platform's clock. */
  passedAt: number;
}

const day = 24 * 3_600_000;
const validDays = 14;

/** Epoch ms until which a pass counts. */
export function validUntil({ passedAt }: SeatPass): number {
  return passedAt + validDays * day;
}

/** Checks that must have been measured: what nobody knows of them is no pass. */
const essential: readonly CheckName[] = ['disk', 'journal', 'loss', 'frontCamera', 'sideCamera'];

/** Why there is no pass; null: the seat passes. `unfinished`: a check is missing. */
export type PassObstacle = 'unfinished' | 'failed' | 'unmeasured' | 'unnamed';

/** A seat passes with a name, with every check done and none failed, and with nothing essential left unknown. */
export function passObstacle(rows: readonly ReadinessRow[], seat: string): PassObstacle | null {
  const done = new Map(rows.map(({ check, verdict }) => [check, verdict]));
  if ([...machineChecks, ...essential].some((check) => !done.has(check))) return 'unfinished';
  if (rows.some(({ verdict }) => verdict === 'fail')) return 'failed';
  if (essential.some((check) => done.get(check) === 'unknown')) return 'unmeasured';
  return seat.trim() === '' ? 'unnamed' : null;
}
