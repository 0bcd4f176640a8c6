import type { OpenProblem } from '#contract/ipc/courseware.ts';

/** Why a package does not open; the message is for the log. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
  readonly why: OpenProblem;

  constructor(why: OpenProblem, message: string) {
    super(message);
    this.why = why;
  }
}
