import { Button, makeStyles } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { formatBytes } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { OthersDialog } from './OthersDialog.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
});

/** Lessons that learners left here who are not signed in now: how much it is, and the way to remove it. */
export function OthersData() {
  const styles = useStyles();
  const { t } = useTranslation('local-data');
  const toast = useToast();
  const queries = useQueryClient();
  const { data: others } = useDesktopQuery(desktop.diagnostics.others, [], { cached: false });
  const [asking, setAsking] = useState(false);
  if (!others || others.bytes === 0) return null;
  const removed = async () => {
    setAsking(false);
    toast('success', t('removed'));
    await queries.invalidateQueries({ queryKey: ['desktop'] });
  };
  return (
    <div className={styles.row}>
      <span>{t('others.kept', { size: formatBytes(others.bytes), count: others.learners })}</span>
      <Button onClick={() => setAsking(true)}>{t('others.remove')}</Button>
      {asking && (
        <OthersDialog needsCode={others.needsCode} onRemoved={() => void removed()} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
