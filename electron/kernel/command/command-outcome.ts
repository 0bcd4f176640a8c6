/** What a command of the console has done; `code`: that of its exit (docs/DEPLOYMENT.md). */
export interface CommandOutcome {
  lines: readonly string[];
  code: number;
}

/** Of papers that a key was to open: all were, none was, or some were and some not. */
export function openedCode(opened: number, unopened: number): number {
  if (unopened === 0) return 0;
  return opened === 0 ? 4 : 5;
}
