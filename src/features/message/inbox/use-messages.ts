import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf, useApiMutation } from '#api/query.ts';
import {
  type Message,
  msgDelete,
  msgExistUnread,
  msgList,
  msgReadAll,
  msgReadOne,
} from '#contract/platform/message/message.ts';
import { useToast } from '#lib/toast.ts';

/** Reading one and reading all: shown at once, taken back when the platform refuses. */
export function useReading() {
  const queries = useQueryClient();
  const toast = useToast();
  const { t } = useTranslation('message');
  const one = useApiMutation(msgReadOne);
  const all = useApiMutation(msgReadAll);
  const read = (message: Message) => ({ ...message, readStatus: true });
  return {
    readOne: ({ id, readStatus }: Message) => {
      if (readStatus) return;
      showAtOnce(queries, (message) => (message.id === id ? read(message) : message));
      queries.setQueryData<number>(keyOf(msgExistUnread), (count = 0) => Math.max(0, count - 1));
      one.mutate({ id });
    },
    readAll: () => {
      showAtOnce(queries, read);
      queries.setQueryData(keyOf(msgExistUnread), 0);
      all.mutate({}, { onSuccess: () => toast('success', t('allRead')) });
    },
    readingAll: all.isPending,
  };
}

/** Deletes messages one call after the other; stops at the first that the platform refuses. */
export function useDeleting() {
  const queries = useQueryClient();
  const toast = useToast();
  const { t } = useTranslation('message');
  const { mutateAsync } = useApiMutation(msgDelete);
  const [busy, setBusy] = useState(false);
  /** Resolves to the ids that are gone. */
  const remove = async (ids: readonly string[]): Promise<string[]> => {
    setBusy(true);
    const gone: string[] = [];
    try {
      for (const id of ids) {
        await mutateAsync({ id });
        gone.push(id);
      }
    } catch {
      // The session keeper has said why; the rest is still there and stays chosen.
    } finally {
      setBusy(false);
    }
    showAtOnce(queries, (message) => (gone.includes(message.id) ? null : message));
    if (gone.length === ids.length) toast('success', t('deleted', { count: gone.length }));
    return gone;
  };
  return { remove, busy };
}

interface MessagePage {
  list: Message[];
  total: number;
}

/** Shows a change at once in every list of messages that is loaded, before the platform has answered. */
function showAtOnce(queries: QueryClient, change: (message: Message) => Message | null): void {
  queries.setQueriesData<InfiniteData<MessagePage>>({ queryKey: keyOf(msgList) }, (data) => {
    if (!data) return data;
    const pages = data.pages.map(({ list, total }) => {
      const kept = list.flatMap((message) => change(message) ?? []);
      return { list: kept, total: total - (list.length - kept.length) };
    });
    return { ...data, pages };
  });
}
