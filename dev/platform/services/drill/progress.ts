import * as z from 'zod/mini';
import type { LabContent } from '../../content/live/labs.ts';
import type { Store } from '../../server/store.ts';

const stepRow = z.object({ step: z.number(), choice: z.number() });

/** Status of a lab: assumed, as of other things to learn. */
export const labStatuses = { none: 0, begun: 1, done: 2 } as const;
/** Points of a lab whose every step is right. */
export const fullScore = 100;

/** What a learner chose in a lab, by step from 0. */
export function choicesOf(store: Store, accountId: string, labId: string): ReadonlyMap<number, number> {
  const rows = store.all(
    stepRow,
    'SELECT step, choice FROM drill_step WHERE account_id = ? AND lab_id = ? ORDER BY step',
    accountId,
    labId,
  );
  return new Map(rows.map(({ step, choice }) => [step, choice]));
}

/** How far a learner is; the score is told once every step is done. */
export function labProgress({ steps }: LabContent, choices: ReadonlyMap<number, number>) {
  const done = steps.filter((_, at) => choices.has(at)).length;
  const right = steps.filter((step, at) => choices.get(at) === step.right).length;
  const whole = steps.length > 0 && done === steps.length;
  return {
    done,
    status: whole ? labStatuses.done : done > 0 ? labStatuses.begun : labStatuses.none,
    score: whole ? Math.round((right / steps.length) * fullScore) : null,
    /** The first step that is not done; null: all are. */
    next: steps.findIndex((_, at) => !choices.has(at)),
  };
}
