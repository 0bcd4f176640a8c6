import { useAtomValue } from 'jotai';
import { isAbsentCall, isUnreadAnswer } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import type { Answer } from '#contract/platform/endpoint.ts';
import { getIndexLatelyLive, liveRoomFindById } from '#contract/platform/live/live.ts';
import { clockAtom } from '#domain/app-state.ts';
import { timed } from '#domain/lives/live-event.ts';
import type { ClassAddress } from './ClassScreen.tsx';

/** As many of the list as are looked through for one class. */
const lookedAt = 50;

/** What only the call of one class tells. */
const nothingMore = { teacherName: '', intro: '', liveUrl: '', playbackUrl: '', expiresIn: null };

export interface LiveClassRead {
  /** By the platform's clock. Null: not known, or not yet. */
  live: Answer<typeof liveRoomFindById> | null;
  settled: boolean;
  /** What can be done may be said: a platform that knows nothing of it tells by the address alone; one that failed tells nothing. */
  tells: boolean;
  /** Null: nothing failed. */
  error: unknown;
  refetch: () => Promise<Answer<typeof liveRoomFindById> | null>;
}

/**
 * One live class; '': the address names only its room. Where the platform has no call for one class, the list of live
 * classes tells of it, which is documented (000 §7). `frozen`: what plays does not follow what the platform says later.
 */
export function useLiveClass({ id, roomIdOfAddress }: ClassAddress, options: { frozen?: boolean } = {}): LiveClassRead {
  const { timeShiftMs } = useAtomValue(clockAtom);
  const own = useApiQuery(liveRoomFindById, { id }, { ...options, enabled: id !== '', silent: true });
  const absent = own.data === undefined && (isAbsentCall(own.error) || isUnreadAnswer(own.error));
  const page = { pageNum: 1, pageSize: lookedAt };
  const list = useApiQuery(getIndexLatelyLive, page, { ...options, enabled: absent, silent: true });
  const listed = list.data?.list.find((live) => live.id === id || live.liveId === id);
  const read = absent ? list : own;
  const known = own.data ?? (listed ? { ...listed, ...nothingMore } : null);
  const settled = id === '' || !read.isPending;
  const error = read.data === undefined && !isAbsentCall(read.error) ? read.error : null;
  return {
    live: known && timed(known, timeShiftMs),
    settled,
    tells: settled && !(error !== null && roomIdOfAddress === ''),
    error,
    async refetch() {
      const { data, isError } = await own.refetch();
      if (absent) await list.refetch();
      return isError || data === undefined ? null : data;
    },
  };
}
