import { CodedError } from '../../core/coded-error.ts';

/**
 * Why the journal did not do what it was asked. `code` is the key of the sentence the learner reads.
 * `disk-full`, `disk`: neither copy could be written; the change is not saved. `gone`: the writing thread ended, trying
 * again opens the journal anew.
 */
export type JournalProblem =
  | 'no-attempt'
  | 'sealed'
  | 'unknown-question'
  | 'wrong-kind'
  | 'locked-away'
  | 'disk-full'
  | 'disk'
  | 'gone';

export class JournalError extends CodedError {
  declare readonly code: JournalProblem;

  constructor(code: JournalProblem, message: string, options?: ErrorOptions) {
    super(code, message, options);
    this.name = 'JournalError';
  }
}
