import * as z from 'zod/mini';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Bounds of a window as stored when it was closed. */
export interface WindowBounds extends Area {
  maximized: boolean;
}

const minSize = { width: 1024, height: 600 };
const defaultSize = { width: 1366, height: 860 };
/** This much of the title bar must be on a display for the window to be reachable. */
const reachable = { width: 160, height: 40 };
/** Offset of a new window from the one that opened it, so that both are visible. */
const cascadeOffset = 32;

const schema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  maximized: z.boolean(),
});

/** Parses stored bounds; null when the value does not fit. */
export function readBounds(value: unknown): WindowBounds | null {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : null;
}

/** Bounds of a window that is opened from another one. */
export function besideOf({ x, y, width, height }: Area): WindowBounds {
  return { x: x + cascadeOffset, y: y + cascadeOffset, width, height, maximized: false };
}

/** The smallest size of a window: on a display with less room, because it is small or enlarged, the room that there is. */
export function minSizeFor(displays: readonly Area[]): { width: number; height: number } {
  return {
    width: Math.min(minSize.width, ...displays.map(({ width }) => width)),
    height: Math.min(minSize.height, ...displays.map(({ height }) => height)),
  };
}

/**
 * Size and position of a new window, never larger than the display's work area. Without stored bounds, or when they are on a display that is no longer connected,
 * the system chooses the position on `displays[0]`, the main one.
 */
export function boundsFor(
  stored: WindowBounds | null,
  displays: readonly Area[],
): Partial<Area> & { width: number; height: number } {
  const main = displays[0] ?? { x: 0, y: 0, ...defaultSize };
  const home = displays.find((display) => stored !== null && isReachable(stored, display));
  if (!stored || !home) return fitted(defaultSize, main);
  return { x: stored.x, y: Math.max(stored.y, home.y), ...fitted(stored, home) };
}

/** Where a window goes that no display shows any more: the middle of the main one. Null: it stays where it is. */
export function rescuedBounds(window: Area, displays: readonly Area[]): Area | null {
  const [main] = displays;
  if (!main || displays.some((display) => isReachable(window, display))) return null;
  const { width, height } = fitted(window, main);
  const middle = (start: number, room: number, taken: number) => Math.round(start + Math.max(0, room - taken) / 2);
  return { x: middle(main.x, main.width, width), y: middle(main.y, main.height, height), width, height };
}

function fitted(wanted: { width: number; height: number }, area: Area): { width: number; height: number } {
  const smallest = minSizeFor([area]);
  return {
    width: Math.max(smallest.width, Math.min(wanted.width, area.width)),
    height: Math.max(smallest.height, Math.min(wanted.height, area.height)),
  };
}

function isReachable(window: Area, display: Area): boolean {
  const overlap = Math.min(window.x + window.width, display.x + display.width) - Math.max(window.x, display.x);
  const titleBarVisible =
    window.y + reachable.height <= display.y + display.height && window.y >= display.y - reachable.height / 2;
  return overlap >= reachable.width && titleBarVisible;
}
