import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keptForDays, type KeptItem } from '#contract/ipc/offline.ts';
import { useFocusStays } from '#lib/focus/lost-focus.ts';
import { formatNumber } from '#lib/format.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import type { OutlineRow } from '../outline/outline-rules.ts';
import { keepRequestOf } from './keepable.ts';
import { KeepChoice } from './KeepChoice.tsx';
import { KeptRow } from './KeptRow.tsx';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  head: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
});

interface OfflineDialogProps {
  course: { courseId: string; courseName: string };
  rows: readonly OutlineRow[];
  /** What is kept of the course, and what is on its way. */
  items: readonly KeptItem[];
  onClose: () => void;
}

/** What of a course this computer keeps, and what else it could. */
export function OfflineDialog({ course, rows, items, onClose }: OfflineDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('kept');
  const keptId = useId();
  const known = new Set(items.map(({ itemId }) => itemId));
  const choices = rows.flatMap((row) => (known.has(row.node.id) ? [] : (keepRequestOf(course, row) ?? [])));
  const about = useRef<HTMLParagraphElement>(null);
  useFocusStays(about);
  const close = <Button onClick={onClose}>{t('dialog.close')}</Button>;
  return (
    <AppDialog title={t('dialog.title')} onClose={onClose} contentClassName={styles.content}>
      <p ref={about} className={styles.quiet}>
        {t('dialog.about', { days: formatNumber(keptForDays) })}
      </p>
      {items.length > 0 && (
        <section aria-labelledby={keptId}>
          <h3 id={keptId} className={styles.head}>
            {t('dialog.kept')}
          </h3>
          <ul className={styles.list}>
            {items.map((item) => (
              <KeptRow key={item.itemId} item={item} />
            ))}
          </ul>
        </section>
      )}
      {choices.length > 0 ? <KeepChoice choices={choices} close={close} /> : <DialogFoot>{close}</DialogFoot>}
      {choices.length === 0 && items.length === 0 && <p className={styles.quiet}>{t('dialog.nothing')}</p>}
    </AppDialog>
  );
}
