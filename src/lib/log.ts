import { desktop } from './desktop.ts';

/** Logs a failure that the user cannot act on. */
export function logFailure(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // If logging itself fails, there is nowhere left to report to.
  void desktop.app.log('error', `${where}: ${text}`).catch(() => undefined);
}

const reportAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number that identifies one log line and is easy to read out on the phone: '7K2-M4Q'. */
export function newReportNumber(): string {
  const picked = [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => reportAlphabet[byte % reportAlphabet.length])
    .join('');
  return `${picked.slice(0, 3)}-${picked.slice(3)}`;
}
