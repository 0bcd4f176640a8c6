import type { CheckNote, CheckRow } from '#contract/ipc/platform-check.ts';
import type { Step } from './step.ts';

/** What a check writes down. */
export class Notebook {
  readonly rows: CheckRow[] = [];
  /** What a person must decide. */
  readonly decisions: CheckNote[] = [];
  /** What came of the sign-in and of a sitting. */
  readonly findings: CheckNote[] = [];
  readonly #onRow: (row: CheckRow) => void;

  constructor(onRow: (row: CheckRow) => void = () => undefined) {
    this.#onRow = onRow;
  }

  decide(...notes: readonly CheckNote[]): void {
    this.decisions.push(...notes);
  }

  find(...notes: readonly CheckNote[]): void {
    this.findings.push(...notes);
  }

  row({ call }: Step, row: Partial<CheckRow>): void {
    const whole: CheckRow = {
      call: call.id,
      assumed: call.assumed,
      reached: '',
      read: 'not-asked',
      missing: [],
      unknownCodes: [],
      guesses: [],
      perhaps: [],
      refusal: '',
      ...row,
    };
    this.rows.push(whole);
    this.#onRow(whole);
  }
}
