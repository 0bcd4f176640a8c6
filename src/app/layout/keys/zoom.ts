/** Steps of the zoom; 1 = 100 %. */
export const zoomSteps = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const;

/** The next step from wherever the zoom is; at the end it stays. */
export function zoomAfter(zoom: number, direction: 'in' | 'out' | 'reset'): number {
  if (direction === 'reset') return 1;
  // Settings may hold a value between the steps; rounding must not make it one of them.
  const near = 0.001;
  return direction === 'in'
    ? (zoomSteps.find((step) => step > zoom + near) ?? zoomSteps[zoomSteps.length - 1] ?? 1)
    : (zoomSteps.findLast((step) => step < zoom - near) ?? zoomSteps[0]);
}

/** So much turning of a wheel is one step (px). */
const notch = 100;

/** Adds up small movements of wheels and touchpads: the step they come to, and what is left over. */
export function afterWheel(rest: number, deltaY: number): { rest: number; direction: 'in' | 'out' | null } {
  const sum = Math.sign(rest) === -Math.sign(deltaY) ? deltaY : rest + deltaY;
  if (Math.abs(sum) < notch) return { rest: sum, direction: null };
  return { rest: 0, direction: sum < 0 ? 'in' : 'out' };
}
