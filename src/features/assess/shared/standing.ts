import type { Assessment } from '#contract/platform/assess/assess.ts';

/** What says whether an assessment is over. */
export type AssessDates = Pick<Assessment, 'isValid' | 'endTime' | 'validEndTime'>;

/** `isValid` of an assessment (000 §4). */
export const validity = { inProgress: 0, expired: 1 } as const;

/** When an assessment ends, in epoch ms: its end, else that of its validity; null: the platform says neither. */
export function endOf({ endTime, validEndTime }: Pick<AssessDates, 'endTime' | 'validEndTime'>): number | null {
  return endTime ?? validEndTime;
}

/** The platform's word that it expired, or an end that has passed; `now` in epoch ms. */
export function standingOf(item: AssessDates, now: number): 'inProgress' | 'expired' | 'unknown' {
  const end = endOf(item);
  if (item.isValid === validity.expired || (end !== null && now > end)) return 'expired';
  return item.isValid === validity.inProgress || end !== null ? 'inProgress' : 'unknown';
}
