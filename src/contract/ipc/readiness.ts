import type { ReadinessRow } from '../readiness/judge.ts';
import type { PassObstacle } from '../readiness/seat-pass.ts';
import type { SaveOutcome } from './exam.ts';
import { call, event } from './ipc-types.ts';

export type ReadinessOutcome = { outcome: 'done'; rows: readonly ReadinessRow[] } | { outcome: 'cancelled' };

export type PassIssue = { outcome: 'issued' } | { outcome: 'refused'; obstacle: PassObstacle };

/**
 * What came of sending the pass: `held`: the platform names it as its own; `refused`: it answered, and does not have it;
 * `unreachable`: the request did not arrive; `unknown`: there was no usable answer; `off`: this platform takes none; `none`:
 * nothing waits to be sent.
 */
export type PassSending = 'held' | 'refused' | 'unreachable' | 'unknown' | 'off' | 'none';

export const readinessDomain = {
  /** Measures what needs no window; a second run ends the first. */
  run: call<[], ReadinessOutcome>(),
  cancel: call<[], void>(),
  row: event<ReadinessRow>(),
  /** Issues the pass of this seat, from the last finished run and from what the page measured; it is kept until the platform has it. */
  issuePass: call<[seat: string, pageRows: readonly ReadinessRow[]], PassIssue>(),
  /** Sends the pass that waits, where the platform takes passes. */
  sendPass: call<[], PassSending>(),
  /** Writes a report, JSON as the page composed it, to a file that the learner chooses. */
  save: call<[report: string], SaveOutcome>(),
};
