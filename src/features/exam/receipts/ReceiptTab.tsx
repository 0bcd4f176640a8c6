import { Button } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ReceiptEntry } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { useAnsweredText } from '#domain/attempts/use-answered-text.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { formatTime } from '#lib/format.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { orDash } from '#ui/or-dash.ts';
import { QueryView } from '#ui/QueryView.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { Tag } from '#ui/Tag.tsx';
import { RecordRow, RecordList } from '../shared/RecordRow.tsx';

/** The receipts of the papers that this account handed in on this computer. */
export function ReceiptTab() {
  const { t } = useTranslation('receipts');
  const { accountId } = useAtomValue(sessionAtom);
  const { receipts, handInChanged } = desktop.exam;
  const read = useDesktopQuery(receipts, [], { changed: handInChanged, scope: accountId });
  return (
    <QueryView query={read} skeleton={<ListSkeleton />} failed={t('failed')}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={t('empty')} hint={t('emptyHint')} />
        ) : (
          <RecordList label={t('tab')}>
            {list.map((entry) => (
              <ReceiptRow key={entry.attemptId} entry={entry} />
            ))}
          </RecordList>
        )
      }
    </QueryView>
  );
}

function ReceiptRow({ entry }: { entry: ReceiptEntry }) {
  const { t } = useTranslation('receipts');
  const navigate = useNavigate();
  const answeredText = useAnsweredText();
  const { attemptId, exam, phase, settledAt } = entry;
  const name = orDash(exam.name);
  const counts = answeredText(entry);
  return (
    <RecordRow
      name={name}
      facts={settledAt === null ? counts : t('facts', { time: formatTime(settledAt), counts })}
      tag={<Tag appearance={phase === 'delivered' ? 'good' : 'attention'}>{t(`phase.${phase}`)}</Tag>}
      action={
        <Button
          aria-label={t('openOf', { name })}
          onClick={() => void navigate(examPaths.handPaper.to({ exam, attemptId }))}
        >
          {t('open')}
        </Button>
      }
    />
  );
}
