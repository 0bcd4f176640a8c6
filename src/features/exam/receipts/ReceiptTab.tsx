import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ReceiptEntry } from '../../../contract/ipc/exam.ts';
import { examPaths } from '../../../contract/paths/exam.ts';
import { sessionAtom } from '../../../domain/session/state.ts';
import { useDesktopQuery } from '../../../lib/desktop-query.ts';
import { desktop } from '../../../lib/desktop.ts';
import { formatTime } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { orDash } from '../../../ui/or-dash.ts';
import { Read } from '../../../ui/Read.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { Tag } from '../../../ui/Tag.tsx';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '12px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTopStyle: 'none' },
    fontVariantNumeric: 'tabular-nums',
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  facts: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The receipts of the papers that this account handed in on this computer. */
export function ReceiptTab() {
  const styles = useStyles();
  const { t } = useTranslation('receipts');
  const { accountId } = useAtomValue(sessionAtom);
  const { receipts, handInChanged } = desktop.exam;
  const read = useDesktopQuery(receipts, [], { changed: handInChanged, scope: accountId });
  return (
    <Read of={read} skeleton={<ListSkeleton />} failed={t('failed')}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={t('empty')} hint={t('emptyHint')} />
        ) : (
          <ul className={styles.list} aria-label={t('tab')}>
            {list.map((entry) => (
              <ReceiptRow key={entry.attemptId} entry={entry} />
            ))}
          </ul>
        )
      }
    </Read>
  );
}

function ReceiptRow({ entry }: { entry: ReceiptEntry }) {
  const styles = useStyles();
  const { t } = useTranslation('receipts');
  const navigate = useNavigate();
  const { attemptId, exam, phase, answered, total, settledAt } = entry;
  const name = orDash(exam.name);
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>{name}</div>
        <div className={styles.facts}>
          {settledAt === null
            ? t('counts', { answered, total })
            : t('facts', { time: formatTime(settledAt), counts: t('counts', { answered, total }) })}
        </div>
      </div>
      <Tag appearance={phase === 'delivered' ? 'good' : 'attention'}>{t(`phase.${phase}`)}</Tag>
      <Button
        aria-label={t('openOf', { name })}
        onClick={() => void navigate(examPaths.handPaper.to({ exam, attemptId }))}
      >
        {t('open')}
      </Button>
    </li>
  );
}
