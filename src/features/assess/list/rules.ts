import type { Assessment } from '../../../contract/platform/assess/assess.ts';

/** The tabs of the list with their `isValid` (000 §4). */
export const assessFilters = { all: undefined, inProgress: 0, expired: 1 } as const;
export type AssessFilter = keyof typeof assessFilters;

type Dates = Pick<Assessment, 'isValid' | 'endTime' | 'validEndTime'>;

/** When an assessment ends, in epoch ms: its end, else that of its validity; null: the platform says neither. */
export function endOf({ endTime, validEndTime }: Pick<Dates, 'endTime' | 'validEndTime'>): number | null {
  return endTime ?? validEndTime;
}

/** The platform's word that it expired, or an end that has passed; `now` in epoch ms. */
export function stateOf(item: Dates, now: number): 'inProgress' | 'expired' | 'unknown' {
  const end = endOf(item);
  if (item.isValid === assessFilters.expired || (end !== null && now > end)) return 'expired';
  return item.isValid === assessFilters.inProgress || end !== null ? 'inProgress' : 'unknown';
}

/** What the button says: 'view' once the end has passed (000 §4). */
export function actionOf(item: Dates, now: number): 'start' | 'view' {
  return stateOf(item, now) === 'expired' ? 'view' : 'start';
}
