import { desktop } from './desktop.ts';

/** Writes a failure that the learner cannot do anything about to the client's log. */
export function logFailure(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // When even the log cannot be reached there is nobody left to tell.
  void desktop.app.log('error', `${where}: ${text}`).catch(() => undefined);
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number that a learner can read out on the phone and that finds one line of the log: '7K2-M4Q'. */
export function newReportNumber(): string {
  const picked = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => letters[byte % letters.length]).join('');
  return `${picked.slice(0, 3)}-${picked.slice(3)}`;
}
