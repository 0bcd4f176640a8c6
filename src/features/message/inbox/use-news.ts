import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { msgList } from '../../../contract/platform/message/message.ts';
import { keyOf } from '../../../api/query.ts';

/** Reads the list again when more messages are unread than before: something has come in. */
export function useNews(unread: number): void {
  const queries = useQueryClient();
  const before = useRef(unread);
  useEffect(() => {
    // 0 is also what the number starts with, before the platform has answered for the first time.
    if (unread > before.current && before.current > 0) void queries.invalidateQueries({ queryKey: keyOf(msgList) });
    before.current = unread;
  }, [queries, unread]);
}
