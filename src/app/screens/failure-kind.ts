/** Why a screen is not there: its files did not come, or it broke while it was drawn. */
export type FailureKind = 'files' | 'screen';

/** What Chromium says of a file that did not load, and what our own limit of 120 s says (000 §9). */
const notLoaded = /dynamically imported module|module script|Unable to preload|^chunk of /i;

export function failureKind(error: unknown): FailureKind {
  return error instanceof Error && notLoaded.test(error.message) ? 'files' : 'screen';
}
