import type { Battery } from '../shared/read-battery.ts';

/** What the machine tells of itself; null: it does not tell. */
export interface Machine {
  freeDiskBytes: number | null;
  battery: Battery | null;
}

/** Answers are small, captures wait on the disk while the network is down. */
const enoughDiskBytes = 1_000_000_000;
/** Enough for an exam of two hours on most machines. */
const enoughBattery = 0.6;

/** Whether there is room for the captures of an exam; null: not known. */
export function diskIsEnough({ freeDiskBytes }: Machine): boolean | null {
  return freeDiskBytes === null ? null : freeDiskBytes >= enoughDiskBytes;
}

/** Whether the power lasts for an exam; null: not known, or a machine without a battery. */
export function powerIsEnough({ battery }: Machine): boolean | null {
  return battery && (battery.charging || battery.level >= enoughBattery);
}
