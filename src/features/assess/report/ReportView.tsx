import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { assessPaths } from '#contract/paths/assess.ts';
import type { AssessReport } from '#contract/platform/assess/results.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ExportReport } from './ExportReport.tsx';
import { ReportBody } from './ReportBody.tsx';
import { usePrevious } from './use-previous.ts';

/** A report, and what can be done with it. */
export function ReportView({ report }: { report: AssessReport }) {
  const { t } = useTranslation('assess-report');
  const navigate = useNavigate();
  const { previous, failed } = usePrevious(report);
  const title = report.reportName || report.assessName || t('title');
  return (
    <PageColumn>
      <PageTitle
        title={title}
        actions={
          <>
            <ExportReport title={title} report={report} previous={previous} previousUnknown={failed} />
            {report.resultId !== '' && (
              <Button onClick={() => void navigate(assessPaths.answers.to({ resultId: report.resultId }))}>
                {t('answers')}
              </Button>
            )}
            <Button onClick={() => void navigate(assessPaths.report.to())}>{t('all')}</Button>
          </>
        }
      />
      <ReportBody report={report} previous={previous} previousUnknown={failed} />
    </PageColumn>
  );
}
