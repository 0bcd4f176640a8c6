import type { Camp } from '#contract/platform/learning/camp.ts';

/** The tabs of the list with their `trainStatus` (002 §2, G-121). */
export const campFilters = { all: undefined, notStarted: 1, inProgress: 2, ended: 3 } as const;
export type CampFilter = keyof typeof campFilters;

export type CampStatus = Exclude<CampFilter, 'all'> | 'unknown';

/** The platform's word; where it says nothing that is known, its dates decide. Times in epoch ms. */
export function statusOf(
  { status, trainStartTime, trainEndTime }: Pick<Camp, 'status' | 'trainStartTime' | 'trainEndTime'>,
  now: number,
): CampStatus {
  if (status === campFilters.notStarted) return 'notStarted';
  if (status === campFilters.inProgress) return 'inProgress';
  if (status === campFilters.ended) return 'ended';
  if (trainStartTime !== null && now < trainStartTime) return 'notStarted';
  if (trainEndTime !== null && now > trainEndTime) return 'ended';
  return trainStartTime === null || trainEndTime === null ? 'unknown' : 'inProgress';
}
