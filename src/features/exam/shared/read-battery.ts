import * as z from 'zod/mini';

export interface Battery {
  charging: boolean;
  /** 0 to 1. */
  level: number;
}

const answer = z.object({ charging: z.boolean(), level: z.number() });

/** The battery as Chromium tells it; null: it does not. A machine on mains without one is told as a full one. */
export async function readBattery(from: object = navigator): Promise<Battery | null> {
  if (!('getBattery' in from) || typeof from.getBattery !== 'function') return null;
  const told: unknown = await from.getBattery();
  const read = z.safeParse(answer, told);
  return read.success ? { charging: read.data.charging, level: read.data.level } : null;
}
