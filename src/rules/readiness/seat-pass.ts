import type { PassObstacle, ReadinessRow, SeatPass } from '#contract/ipc/readiness.ts';
import { type CheckName, machineChecks, pageChecks } from '#contract/ipc/readings.ts';

const day = 24 * 3_600_000;
const validDays = 14;

/** Epoch ms until which a pass counts. */
export function validUntil({ passedAt }: Pick<SeatPass, 'passedAt'>): number {
  return passedAt + validDays * day;
}

/** Checks that must have been measured: what nobody knows of them is no pass. */
const essential: readonly CheckName[] = ['disk', 'journal', 'loss', 'frontCamera', 'sideCamera'];

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
