/** Why a screen failed: its files did not load, or it threw while rendering. */
export type FailureKind = 'files' | 'screen';

/** Chromium's messages for a file that failed to load, and that of our own timeout. */
const loadFailure = /dynamically imported module|module script|Unable to preload|^chunk of /i;

export function failureKind(error: unknown): FailureKind {
  return error instanceof Error && loadFailure.test(error.message) ? 'files' : 'screen';
}
