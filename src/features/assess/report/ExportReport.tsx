import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { AssessReport } from '#contract/platform/assess/results.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { PrintedSheet } from '#ui/print/PrintedSheet.tsx';
import { usePdf } from '#ui/print/use-pdf.ts';
import { ReportBody } from './ReportBody.tsx';

const useStyles = makeStyles({
  step: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
  title: { margin: '0 0 12px', fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
});

interface ExportReportProps {
  title: string;
  report: AssessReport;
  previous: AssessReport | null;
  previousUnknown: boolean;
}

/** Saves the report as a PDF where the learner chooses; says how far it is, and can be cancelled. */
export function ExportReport({ title, report, previous, previousUnknown }: ExportReportProps) {
  const styles = useStyles();
  const { t } = useTranslation('assess-report');
  const toast = useToast();
  const { printing, step, save, cancel } = usePdf();
  const exportIt = async () => {
    try {
      const saved = await save(title);
      if (saved.outcome === 'saved') toast('success', t('export.saved', { file: saved.fileName }));
      if (saved.outcome === 'failed') toast('error', t('export.failed'));
    } catch (error) {
      toast('error', t('export.failed'));
      logFailure('report pdf', error);
    }
  };
  return (
    <>
      {step !== null && (
        <output className={styles.step}>
          <Spinner size="tiny" />
          {t(`export.${step}`)}
        </output>
      )}
      {step === null ? (
        <Button appearance="primary" icon={<DocumentPdfRegular />} onClick={() => void exportIt()}>
          {t('export.save')}
        </Button>
      ) : (
        <Button onClick={cancel}>{t('export.cancel')}</Button>
      )}
      {printing && (
        <PrintedSheet>
          <p className={styles.title}>{title}</p>
          <ReportBody report={report} previous={previous} previousUnknown={previousUnknown} />
        </PrintedSheet>
      )}
    </>
  );
}
