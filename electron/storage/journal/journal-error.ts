import { CodedError } from '#electron/kernel/coded-error.ts';

const problems = [
  'no-attempt',
  'sealed',
  'unknown-question',
  'wrong-kind',
  'no-plays',
  'paused',
  'moved',
  'locked-away',
  'disk-full',
  'disk',
  'gone',
  'slow',
  'damaged',
] as const;
/**
 * Why the journal did not do what it was asked. `code` is the key of the sentence the learner reads.
 * `disk-full`, `disk`: neither copy could be written; the change is not saved. `gone`: the writing thread ended, trying
 * again opens the journal anew. `slow`: the disk has not answered; the change counts as not saved. `moved`: the paper is sealed for another seat. `locked-away`: its data key is missing. `damaged`: it has no header or no beginning.
 */
export type JournalProblem = (typeof problems)[number];

/** Reads a problem that came from another thread; an unknown one is the disk's. */
export function toJournalProblem(code: string): JournalProblem {
  return problems.find((known) => known === code) ?? 'disk';
}

export class JournalError extends CodedError {
  declare readonly code: JournalProblem;

  constructor(code: JournalProblem, message: string, options?: ErrorOptions) {
    super(code, message, options);
    this.name = 'JournalError';
  }
}
