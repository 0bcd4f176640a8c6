/** Of a player in a window that has room for it, in px (002 §9). */
const fullHeight = 600;

/** The height of a player in CSS, where so many px of the window are for what must stay in sight above and below it. */
export function playerHeight(keptFree: number): string {
  return `min(${fullHeight}px, calc(100vh - ${keptFree}px))`;
}
