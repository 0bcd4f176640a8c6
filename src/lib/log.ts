import { desktop } from './desktop.ts';

/** Writes a failure that the learner cannot do anything about to the client's log. */
export function logFailure(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // When even the log cannot be reached there is nobody left to tell.
  void desktop.app.log('error', `${where}: ${text}`).catch(() => undefined);
}
