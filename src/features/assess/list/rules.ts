import { standingOf, type AssessDates } from '../shared/standing.ts';

/** The tabs of the list with their `isValid` (000 §4). */
export const assessFilters = { all: undefined, inProgress: 0, expired: 1 } as const;
export type AssessFilter = keyof typeof assessFilters;

/** What the button says: 'view' once the end has passed (000 §4). */
export function actionOf(item: AssessDates, now: number): 'start' | 'view' {
  return standingOf(item, now) === 'expired' ? 'view' : 'start';
}
