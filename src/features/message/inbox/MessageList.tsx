import { Button } from '@fluentui/react-components';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message, msgList } from '../../../contract/platform/message/message.ts';
import type { usePages } from '../../../api/query.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { MessageRow } from './MessageRow.tsx';

interface MessageListProps {
  messages: ReturnType<typeof usePages<typeof msgList>>;
  unreadOnly: boolean;
  onShowAll: () => void;
  onOpen: (message: Message) => void;
  /** Null: nothing is being chosen. */
  chosen: ReadonlySet<string> | null;
  onChoose: (id: string, chosen: boolean) => void;
}

/** The rows, page after page, or what stands in their place. */
export function MessageList({ messages, unreadOnly, onShowAll, onOpen, chosen, onChoose }: MessageListProps) {
  const { t } = useTranslation('message');
  // The same for every row and every page that comes, so that rows which are there are not drawn again.
  const latest = useRef({ onOpen, onChoose });
  useEffect(() => {
    latest.current = { onOpen, onChoose };
  });
  const open = useCallback((message: Message) => latest.current.onOpen(message), []);
  const choose = useCallback((id: string, value: boolean) => latest.current.onChoose(id, value), []);
  if (messages.isPending) return <ListSkeleton count={6} />;
  if (messages.isError && !messages.data) {
    return <ErrorPanel title={t('failed')} onRetry={() => void messages.refetch()} />;
  }
  const rows = messages.data?.pages.flatMap(({ list }) => list) ?? [];
  if (rows.length === 0 && !messages.hasNextPage) {
    return unreadOnly ? (
      <EmptyState
        title={t('empty.unread')}
        hint={t('empty.unreadHint')}
        action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
      />
    ) : (
      <EmptyState title={t('empty.all')} hint={t('empty.allHint')} />
    );
  }
  return (
    <InfiniteList query={messages} items={rows}>
      {(message) => (
        <MessageRow
          key={message.id}
          message={message}
          onOpen={open}
          chosen={chosen && chosen.has(message.id)}
          onChoose={choose}
        />
      )}
    </InfiniteList>
  );
}
