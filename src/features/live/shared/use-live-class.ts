import { isAbsentCall, isUnreadAnswer } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import type { Answer } from '#contract/platform/endpoint.ts';
import { getIndexLatelyLive, liveRoomFindById } from '#contract/platform/live/live.ts';

/** As many of the list as are looked through for one class. */
const lookedAt = 50;

/** What only the call of one class tells. */
const nothingMore = { teacherName: '', intro: '', liveUrl: '', playbackUrl: '', expiresIn: null };

interface LiveClassRead {
  /** Null: not known, or not yet. */
  known: Answer<typeof liveRoomFindById> | null;
  settled: boolean;
  /** Null: nothing failed. */
  error: unknown;
  refetch: () => Promise<Answer<typeof liveRoomFindById> | null>;
}

/**
 * One live class; '': the address names only its room. Where the platform has no call for one class, the list of live
 * classes tells of it, which is documented (000 §7). `frozen`: what plays does not follow what the platform says later.
 */
export function useLiveClass(id: string, options: { frozen?: boolean } = {}): LiveClassRead {
  const own = useApiQuery(liveRoomFindById, { id }, { ...options, enabled: id !== '', silent: true });
  const absent = own.data === undefined && (isAbsentCall(own.error) || isUnreadAnswer(own.error));
  const page = { pageNum: 1, pageSize: lookedAt };
  const list = useApiQuery(getIndexLatelyLive, page, { ...options, enabled: absent, silent: true });
  const listed = list.data?.list.find((live) => live.id === id || live.liveId === id);
  const read = absent ? list : own;
  return {
    known: own.data ?? (listed ? { ...listed, ...nothingMore } : null),
    settled: id === '' || !read.isPending,
    error: read.data === undefined && !isAbsentCall(read.error) ? read.error : null,
    async refetch() {
      const { data, isError } = await own.refetch();
      if (absent) await list.refetch();
      return isError || data === undefined ? null : data;
    },
  };
}
