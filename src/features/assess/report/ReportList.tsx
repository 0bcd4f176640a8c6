import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { allReports, assessReportList } from '#contract/platform/assess/results.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SearchedList } from '#ui/SearchedList.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { ReportCard } from './ReportCard.tsx';

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** Every report of the learner. */
export function ReportList() {
  const styles = useStyles();
  const { t } = useTranslation('assess-report');
  const navigate = useNavigate();
  const reports = useApiQuery(assessReportList, allReports, { persist: true });
  return (
    <PageColumn>
      <PageTitle
        title={t('title')}
        actions={<Button onClick={() => void navigate(assessPaths.list.to())}>{t('toList')}</Button>}
      />
      <QueryView query={reports} skeleton={<ListSkeleton />} failed={t('listFailed')}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <SearchedList items={list} words={({ reportName, assessName }) => [reportName, assessName]}>
              {(shown) => (
                <div className={styles.list}>
                  {distinctKeys(shown.map((report) => <ReportCard key={report.id} report={report} />))}
                </div>
              )}
            </SearchedList>
          )
        }
      </QueryView>
    </PageColumn>
  );
}
