import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { assessReportFindById } from '#contract/platform/assess/results.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { ReportList } from './ReportList.tsx';
import { ReportView } from './ReportView.tsx';

/** /reportDetails: one report, or all of them (000 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { id } = assessPaths.report.read(query);
  return id ? <OneReport key={id} id={id} /> : <ReportList />;
}

function OneReport({ id }: { id: string }) {
  const { t } = useTranslation('assess-report');
  const report = useApiQuery(assessReportFindById, { id }, { persist: true });
  // A platform that leaves its id out is asked for it by the same one.
  if (report.data) return <ReportView report={{ ...report.data, id: report.data.id || id }} />;
  return (
    <PageColumn>
      <PageTitle title={t('title')} />
      <QueryView query={report} skeleton={<TextSkeleton />} failed={t('failed')}>
        {() => null}
      </QueryView>
    </PageColumn>
  );
}
