import { Button } from '@fluentui/react-components';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { useApiPages } from '#api/query.ts';
import type { Message, msgList } from '#contract/platform/message/message.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { MessageRow } from './MessageRow.tsx';

interface MessageListProps {
  messages: ReturnType<typeof useApiPages<typeof msgList>>;
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
  // Stable callbacks, so that memoised rows do not render again when a page arrives.
  const latest = useRef({ onOpen, onChoose });
  useEffect(() => {
    latest.current = { onOpen, onChoose };
  });
  const open = useCallback((message: Message) => latest.current.onOpen(message), []);
  const choose = useCallback((id: string, value: boolean) => latest.current.onChoose(id, value), []);
  const empty = unreadOnly ? (
    <EmptyState
      title={t('empty.unread')}
      hint={t('empty.unreadHint')}
      action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
    />
  ) : (
    <EmptyState title={t('empty.all')} hint={t('empty.allHint')} />
  );
  return (
    <PagedList
      of={messages}
      skeleton={<ListSkeleton count={6} />}
      failed={t('failed')}
      empty={empty}
      inset
      // What is being chosen stays in sight.
      words={chosen === null ? ({ title }) => [title] : undefined}
    >
      {(message) => (
        <MessageRow
          key={message.id}
          message={message}
          onOpen={open}
          chosen={chosen && chosen.has(message.id)}
          onChoose={choose}
        />
      )}
    </PagedList>
  );
}
