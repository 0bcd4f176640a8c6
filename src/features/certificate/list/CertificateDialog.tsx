import { makeStyles, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendForBytes } from '#api/client.ts';
import { keyOf } from '#api/query.ts';
import { certificatePdfStream, type Certificate } from '#contract/platform/certificate/certificate.ts';
import { formatBytes } from '#lib/format.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';
import { PdfPages } from './PdfPages.tsx';
import { PrintButton } from './print/PrintButton.tsx';
import { Verification } from './Verification.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(1000px, calc(100vw - 32px))' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    gap: '24px',
    '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  sheet: {
    alignSelf: 'start',
    padding: '20px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  side: { display: 'flex', flexDirection: 'column', gap: '16px' },
  size: { marginRight: 'auto', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  certificate: Certificate;
  onClose: () => void;
}

/** A certificate, looked at and saved (002 §2, certificate preview dialog). */
export function CertificateDialog({ certificate, onClose }: Props) {
  const { t } = useTranslation('certificate');
  const styles = useStyles();
  const [unreadable, setUnreadable] = useState(false);
  const input = { id: certificate.id };
  const pdf = useQuery({
    queryKey: keyOf(certificatePdfStream, input),
    queryFn: ({ signal }) => sendForBytes(certificatePdfStream, input, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const retry = () => {
    setUnreadable(false);
    void pdf.refetch();
  };

  return (
    <AppDialog
      title={t('preview.title')}
      closeLabel={t('preview.close')}
      className={styles.surface}
      contentClassName={styles.columns}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        {pdf.isError || unreadable ? (
          <ErrorPanel title={t('preview.failed')} onRetry={retry} />
        ) : (
          pdf.data && (
            <PdfPages
              bytes={pdf.data}
              label={t('preview.picture', { name: certificate.name, holder: certificate.holderName })}
              onUnreadable={() => setUnreadable(true)}
            />
          )
        )}
      </div>
      <div className={styles.side}>
        <CertificateFacts certificate={certificate} />
        {certificate.verifyUrl !== '' && <Verification address={certificate.verifyUrl} />}
        <DownloadPanel
          certificate={certificate}
          size={
            <span className={styles.size}>
              {pdf.data ? t('preview.size', { size: formatBytes(pdf.data.byteLength) }) : ''}
            </span>
          }
        >
          <PrintButton bytes={pdf.data} onUnreadable={() => setUnreadable(true)} />
        </DownloadPanel>
      </div>
    </AppDialog>
  );
}
