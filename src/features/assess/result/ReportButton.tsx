import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { assessPaths } from '#contract/paths/assess.ts';

interface ReportButtonProps {
  /** '': there is no report yet. */
  reportId: string;
  describedBy?: string;
  /** The first thing to do on its screen. */
  primary?: boolean;
}

/** The way to the report of a result, or that there is none yet. */
export function ReportButton({ reportId, describedBy, primary = false }: ReportButtonProps) {
  const { t } = useTranslation('assess-result');
  const navigate = useNavigate();
  if (reportId === '') return <span>{t('noReport')}</span>;
  return (
    <Button
      appearance={primary ? 'primary' : 'secondary'}
      aria-describedby={describedBy}
      onClick={() => void navigate(assessPaths.report.to({ id: reportId }))}
    >
      {t('report')}
    </Button>
  );
}
