/** In the history entry of a room: the learner asked to enter it a moment ago. */
export const arrivedToEnter = { enter: true } as const;

/** True for the history entry of somebody who asked to enter; a reload or a way back asks nothing. */
export function wantsToEnter(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'enter' in state && state.enter === true;
}
