import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { ReportView } from './ReportView.tsx';

const useStyles = makeStyles({ wide: { maxWidth: '960px' } });

/** What happened to the paper so far, for staff at the seat: the paper stays open below it. */
export function ReportDialog({ attemptId, onClose }: { attemptId: string; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('paper-report');
  const read = useDesktopQuery(desktop.paperReport.read, [attemptId], { cached: false });
  return (
    <AppDialog
      title={t('title')}
      className={styles.wide}
      onClose={onClose}
      actions={
        <Button size="large" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <QueryView query={read} skeleton={<ListSkeleton />} failed={t('failed')}>
        {(report) => <ReportView report={report} />}
      </QueryView>
    </AppDialog>
  );
}
