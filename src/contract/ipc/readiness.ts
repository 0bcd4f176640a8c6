import type { ReadinessRow } from '../readiness/judge.ts';
import type { SaveOutcome } from './exam.ts';
import { call, event } from './ipc-types.ts';

export type ReadinessOutcome = { outcome: 'done'; rows: readonly ReadinessRow[] } | { outcome: 'cancelled' };

export const readinessDomain = {
  /** Measures what needs no window; a second run ends the first. */
  run: call<[], ReadinessOutcome>(),
  cancel: call<[], void>(),
  row: event<ReadinessRow>(),
  /** Writes a report, JSON as the page composed it, to a file that the learner chooses. */
  save: call<[report: string], SaveOutcome>(),
};
