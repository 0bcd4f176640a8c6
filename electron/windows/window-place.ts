import * as z from 'zod/mini';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the window was when it was closed. */
export interface WindowPlace extends Area {
  maximized: boolean;
}

export const smallest = { width: 1024, height: 640 };
const usual = { width: 1366, height: 860 };
/** As much of the title bar must be on a display for the window to be reachable. */
const reachable = { width: 160, height: 40 };

const place = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  maximized: z.boolean(),
});

/** Reads what was remembered; null when it is nothing this client wrote. */
export function readPlace(value: unknown): WindowPlace | null {
  const read = z.safeParse(place, value);
  return read.success ? read.data : null;
}

/** So far from its opener a further window comes up, so that both can be seen. */
const step = 32;

/** Where a further window comes up. */
export function besideOf({ x, y, width, height }: Area): WindowPlace {
  return { x: x + step, y: y + step, width, height, maximized: false };
}

/**
 * Size and position of a new window. Without a remembered place, or when that lies on a display that is gone, the
 * system chooses the position on `displays[0]`, the main one.
 */
export function placeOf(
  remembered: WindowPlace | null,
  displays: readonly Area[],
): Partial<Area> & { width: number; height: number } {
  const main = displays[0] ?? { x: 0, y: 0, ...usual };
  const home = displays.find((display) => remembered !== null && isReachable(remembered, display));
  if (!remembered || !home) return fitted(usual, main);
  return { x: remembered.x, y: Math.max(remembered.y, home.y), ...fitted(remembered, home) };
}

function fitted(wanted: { width: number; height: number }, { width, height }: Area): { width: number; height: number } {
  return {
    width: Math.max(smallest.width, Math.min(wanted.width, width)),
    height: Math.max(smallest.height, Math.min(wanted.height, height)),
  };
}

function isReachable(window: Area, display: Area): boolean {
  const across = Math.min(window.x + window.width, display.x + display.width) - Math.max(window.x, display.x);
  const titleBar =
    window.y + reachable.height <= display.y + display.height && window.y >= display.y - reachable.height / 2;
  return across >= reachable.width && titleBar;
}
