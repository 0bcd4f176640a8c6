import { Button, makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { examPaths } from '#contract/paths/exam.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { ReportView } from '../shared/report/ReportView.tsx';

const useStyles = makeStyles({
  sheet: { padding: '24px', '@media (max-width: 719px)': { padding: '16px' } },
});

/** /exam/log: what happened to a paper that was sat on this computer, from its journal. */
export function Component() {
  const styles = useStyles();
  const [query] = useSearchParams();
  const { t } = useTranslation('paper-report');
  const navigate = useNavigate();
  const { accountId } = useAtomValue(sessionAtom);
  const { exam, attemptId } = examPaths.report.read(query);
  const { handInChanged } = desktop.exam;
  const read = useDesktopQuery(desktop.paperReport.read, [attemptId ?? ''], {
    changed: handInChanged,
    scope: accountId,
    cached: false,
    enabled: attemptId !== null,
  });
  if (!exam || !attemptId) return <Navigate to={examPaths.list.to()} replace />;
  const back = <Button onClick={() => void navigate(examPaths.handPaper.to({ exam, attemptId }))}>{t('back')}</Button>;
  return (
    <PageColumn>
      <PageTitle title={t('title')} actions={back} />
      <QueryView query={read} skeleton={<ListSkeleton />} failed={t('failed')}>
        {(report) => (
          <Panel className={styles.sheet}>
            <ReportView report={report} />
          </Panel>
        )}
      </QueryView>
    </PageColumn>
  );
}
