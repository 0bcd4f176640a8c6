/** Zoom factors; 1 = 100 %. */
export const zoomSteps = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const;

/** The next zoom factor; the last one is not exceeded. */
export function zoomAfter(zoom: number, direction: 'in' | 'out' | 'reset'): number {
  if (direction === 'reset') return 1;
  // Settings may hold a value between the steps; the tolerance absorbs rounding.
  const tolerance = 0.001;
  return direction === 'in'
    ? (zoomSteps.find((step) => step > zoom + tolerance) ?? zoomSteps[zoomSteps.length - 1] ?? 1)
    : (zoomSteps.findLast((step) => step < zoom - tolerance) ?? zoomSteps[0]);
}

/** Wheel movement per step, in px. */
const wheelStepPx = 100;

/** Adds up wheel movements: a direction when a full step is reached, and the remainder. */
export function afterWheel(rest: number, deltaY: number): { rest: number; direction: 'in' | 'out' | null } {
  const sum = Math.sign(rest) === -Math.sign(deltaY) ? deltaY : rest + deltaY;
  if (Math.abs(sum) < wheelStepPx) return { rest: sum, direction: null };
  return { rest: 0, direction: sum < 0 ? 'in' : 'out' };
}
