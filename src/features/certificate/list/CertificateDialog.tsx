import { Button, Dialog, DialogBody, DialogSurface, DialogTitle, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { certificatePdfStream, type Certificate } from '../../../contract/platform/certificate/certificate.ts';
import { sendForBytes } from '../../../api/client.ts';
import { keyOf } from '../../../api/query.ts';
import { formatBytes } from '../../../lib/format.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { useFocusAfterClosing } from '../../../lib/focus/lost-focus.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';
import { PdfPage } from './PdfPage.tsx';
import { Verification } from './Verification.tsx';
import { PrintButton } from './print/PrintButton.tsx';

const useStyles = makeStyles({
  surface: { width: '1000px', maxWidth: 'calc(100vw - 32px)', padding: 0, overflow: 'hidden' },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    maxHeight: 'calc(100vh - 32px)',
    overflow: 'auto',
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, padding: '12px 12px 12px 24px' },
  grow: { flexGrow: 1 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 312px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  sheet: { padding: '24px', backgroundColor: tokens.colorNeutralBackground3 },
  side: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '24px' },
  size: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  certificate: Certificate;
  onClose: () => void;
}

/** A certificate, looked at and saved (002 §2, certificate preview dialog). */
export function CertificateDialog({ certificate, onClose }: Props) {
  const { t } = useTranslation('certificate');
  const styles = useStyles();
  useFocusAfterClosing(true);
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
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <div className={styles.head}>
            <DialogTitle as="h2" action={null}>
              {t('preview.title')}
            </DialogTitle>
            <span className={styles.size}>
              {pdf.data ? t('preview.size', { size: formatBytes(pdf.data.byteLength) }) : ''}
            </span>
            <span className={styles.grow} />
            <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('preview.close')} onClick={onClose} />
          </div>
          <div className={styles.columns}>
            <div className={styles.sheet}>
              {pdf.isError || unreadable ? (
                <ErrorPanel title={t('preview.failed')} onRetry={retry} />
              ) : (
                pdf.data && (
                  <PdfPage
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
              <DownloadPanel certificate={certificate}>
                <PrintButton bytes={pdf.data} onUnreadable={() => setUnreadable(true)} />
              </DownloadPanel>
            </div>
          </div>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
