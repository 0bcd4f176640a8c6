import * as z from 'zod/mini';
import { runClockJumps } from './clock/jumps.ts';
import { runDeliveries } from './delivery/deliveries.ts';
import { runDamage } from './disk/damage.ts';
import { runHeldFiles } from './disk/held-files.ts';
import { runNewDisk } from './disk/new-disk.ts';
import { runPowerCuts } from './disk/power.ts';
import { runRoom } from './disk/room.ts';
import { runTwoFaults } from './disk/two-faults.ts';
import { runGrowth } from './growth/growth.ts';
import { runKeystoreMoods } from './keystore/moods.ts';
import type { Tally } from './tally.ts';
import { runSeats } from './watch/seats.ts';
import { runAbsences, runAssumedOrders, runTakenOut } from './watch/watched.ts';

/** The series that need no process of their own. */
export const series = {
  damage: runDamage,
  cuts: runPowerCuts,
  room: runRoom,
  twoFaults: runTwoFaults,
  newDisk: runNewDisk,
  heldFiles: runHeldFiles,
  keystore: runKeystoreMoods,
  clock: runClockJumps,
  growth: runGrowth,
  deliveries: runDeliveries,
  absences: runAbsences,
  assumedOrders: runAssumedOrders,
  takenOut: runTakenOut,
  seats: runSeats,
} as const satisfies Record<string, (rounds: number, random: () => number) => Promise<Tally[]>>;

export type SeriesName = keyof typeof series;

export function isSeriesName(name: string): name is SeriesName {
  return Object.hasOwn(series, name);
}

const count = z.number();
const tally = z.object({
  fault: z.string(),
  runs: count,
  acknowledged: count,
  lost: count,
  twice: count,
  never: count,
  falseClaims: count,
  unusable: count,
  notes: z.array(z.string()),
});

/** Tallies as a child printed them. */
export function readTallies(text: string): Tally[] {
  return z.parse(z.array(tally), JSON.parse(text));
}
