import { Button } from '@fluentui/react-components';
import { MailReadRegular, SelectAllOnRegular } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf, useApiPages } from '#api/query.ts';
import { type Message, msgList } from '#contract/platform/message/message.ts';
import { unreadAtom } from '#domain/app-state.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { PanelHead } from '#ui/PanelHead.tsx';
import { StatusTabs } from '#ui/StatusTabs.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageList } from './MessageList.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useDeleting, useReading } from './use-messages.ts';

/** A page of the list. */
const pageSize = 10;

/** The messages tab of the personal centre: list, reading, deleting (001 §4). Draws its own head. */
export function MessageTab() {
  const { t } = useTranslation('message');
  const unread = useAtomValue(unreadAtom);
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [open, setOpen] = useState<Message | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [asking, setAsking] = useState<readonly string[]>([]);
  const { readOne, readAll, readingAll } = useReading();
  const { remove, busy } = useDeleting();
  const filter = unreadOnly ? { readStatus: 0 } : {};
  const messages = useApiPages(msgList, (pageNum) => ({ pageNum, pageSize, ...filter }), { persist: !unreadOnly });
  useNews(unread);
  const rows = messages.data?.pages.flatMap(({ list }) => list) ?? [];
  const total = messages.data?.pages.at(-1)?.total;

  const show = (only: boolean) => {
    setUnreadOnly(only);
    setChosen(null);
  };
  const choose = (id: string, value: boolean) => {
    const next = new Set(chosen);
    if (value) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const removeAsked = async () => {
    const gone = await remove(asking);
    setAsking([]);
    if (open && gone.includes(open.id)) setOpen(null);
    if (chosen)
      setChosen(gone.length === asking.length ? null : new Set([...chosen].filter((id) => !gone.includes(id))));
  };

  return (
    <>
      <PanelHead
        title={t('tab')}
        actions={
          <>
            {rows.length > 0 && chosen === null && (
              <Button appearance="subtle" icon={<SelectAllOnRegular />} onClick={() => setChosen(new Set())}>
                {t('selection.start')}
              </Button>
            )}
            <Button
              appearance="subtle"
              icon={<MailReadRegular />}
              disabledFocusable={unread === 0 || readingAll}
              onClick={readAll}
            >
              {t('readAll')}
            </Button>
          </>
        }
      >
        <StatusTabs
          label={t('filter.label')}
          tabs={[
            { value: 'all', text: t('filter.all'), count: unreadOnly ? null : (total ?? null) },
            { value: 'unread', text: t('filter.unread'), count: unread || null },
          ]}
          selected={unreadOnly ? 'unread' : 'all'}
          onSelect={(value) => show(value === 'unread')}
        />
      </PanelHead>
      {chosen && (
        <SelectionBar
          chosen={chosen.size}
          total={rows.length}
          busy={busy}
          onChooseAll={(all) => setChosen(new Set(all ? rows.map(({ id }) => id) : []))}
          onDelete={() => setAsking([...chosen])}
          onEnd={() => setChosen(null)}
        />
      )}
      <MessageList
        messages={messages}
        unreadOnly={unreadOnly}
        onShowAll={() => show(false)}
        onOpen={(message) => {
          setOpen(message);
          readOne(message);
        }}
        chosen={chosen}
        onChoose={choose}
      />
      {open && asking.length === 0 && (
        <MessageDialog message={open} onClose={() => setOpen(null)} onDelete={() => setAsking([open.id])} />
      )}
      <ConfirmDialog
        open={asking.length > 0}
        title={t('confirm.title', { count: asking.length })}
        safe={t('confirm.keep')}
        onSafe={() => setAsking([])}
        risky={t('delete')}
        onRisky={() => void removeAsked()}
        busy={busy}
      >
        {t('confirm.text')}
      </ConfirmDialog>
    </>
  );
}

/** Reads the list again when more messages are unread than before: something has come in. */
function useNews(count: number | null): void {
  // Some, of which nobody says how many, are one at least.
  const unread = count ?? 1;
  const queries = useQueryClient();
  const before = useRef(unread);
  useEffect(() => {
    // 0 is also what the number starts with, before the platform has answered for the first time.
    if (unread > before.current && before.current > 0) void queries.invalidateQueries({ queryKey: keyOf(msgList) });
    before.current = unread;
  }, [queries, unread]);
}
