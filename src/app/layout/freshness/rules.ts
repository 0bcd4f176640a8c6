import type { Query } from '@tanstack/react-query';
import { isAbsentCall } from '#api/absent.ts';
import { isBreakdown } from '#api/breakdown.ts';

/** The part of a read of the screen that tells how fresh it is. */
export type ShownRead = Pick<Query, 'queryKey' | 'meta'> & {
  state: Pick<Query['state'], 'data' | 'dataUpdatedAt' | 'status' | 'fetchStatus' | 'error'>;
};

/** Epoch ms of the oldest content of the platform on the screen; null: there is none. */
export function shownSince(reads: readonly ShownRead[]): number | null {
  return oldest(reads.filter(isOfPlatform));
}

/** True while the screen lacks something that the platform may still give. */
export function lacksContent(reads: readonly ShownRead[]): boolean {
  return reads.some((read) => isOfPlatform(read) && read.state.data === undefined && !isAbsentCall(read.state.error));
}

/** Kept content whose last reading failed, whoever asked for it. */
export function isStale({ queryKey, meta, state }: ShownRead): boolean {
  return isOfPlatform({ queryKey, meta, state }) && state.status === 'error' && state.data !== undefined;
}

/** Epoch ms of the oldest content that could not be brought up to date; null: there is none. */
export function staleSince(reads: readonly ShownRead[]): number | null {
  return oldest(reads.filter(isStale));
}

/** Content without which its place on the screen stays empty: the platform failed to give it, it did not refuse it. */
export function isMissing({ meta, state }: ShownRead): boolean {
  return (
    meta?.['optional'] === true && state.status === 'error' && state.data === undefined && isBreakdown(state.error)
  );
}

/** True when a part of the screen is missing that has no place of its own to say so. */
export function isPartly(reads: readonly ShownRead[]): boolean {
  return reads.some(isMissing);
}

/** Epoch ms of the oldest content that is being brought up to date; null: there is none. */
export function updatingSince(reads: readonly ShownRead[]): number | null {
  return oldest(reads.filter((read) => isOfPlatform(read) && read.state.fetchStatus === 'fetching'));
}

function oldest(reads: readonly ShownRead[]): number | null {
  const times = reads.flatMap(({ state }) => (state.data === undefined ? [] : state.dataUpdatedAt));
  return times.length === 0 ? null : Math.min(...times);
}

/** What this computer tells of itself is as old as the question. */
function isOfPlatform({ queryKey }: ShownRead): boolean {
  return queryKey[0] !== 'desktop';
}
