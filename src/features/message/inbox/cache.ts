import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { msgList, type Message } from '../../../contract/platform/message/message.ts';
import { keyOf } from '../../../api/query.ts';

interface MessagePage {
  list: Message[];
  total: number;
}

/** Shows a change at once in every list of messages that is loaded, before the platform has answered. */
export function showAtOnce(queries: QueryClient, change: (message: Message) => Message | null): void {
  queries.setQueriesData<InfiniteData<MessagePage>>({ queryKey: keyOf(msgList) }, (data) => {
    if (!data) return data;
    const pages = data.pages.map(({ list, total }) => {
      const kept = list.flatMap((message) => change(message) ?? []);
      return { list: kept, total: total - (list.length - kept.length) };
    });
    return { ...data, pages };
  });
}
