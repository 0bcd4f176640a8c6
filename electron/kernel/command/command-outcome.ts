/** What a command of the console has done; `code`: that of its exit (docs/DEPLOYMENT.md). */
export interface CommandOutcome {
  lines: readonly string[];
  code: number;
}
