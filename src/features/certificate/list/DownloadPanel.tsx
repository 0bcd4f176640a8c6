import { Button, makeStyles, MessageBar, MessageBarBody, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular, FolderOpenRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Certificate } from '#contract/platform/certificate/certificate.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { formatBytes } from '#lib/format.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { shareOf, type DownloadState } from './download-state.ts';
import { fileNameOf } from './file-name.ts';
import { useDownload } from './use-download.ts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '8px' },
  row: { display: 'flex', gap: '8px', alignItems: 'center', flexWrap: 'wrap' },
  end: { marginLeft: 'auto', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  path: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
});

interface DownloadPanelProps {
  certificate: Certificate;
  /** How large it is; before the buttons. */
  size: ReactNode;
  /** What else can be done with it, beside the download. */
  children: ReactNode;
}

/** Saves the certificate as a PDF: where it stands, and the one thing to do next. */
export function DownloadPanel({ certificate, size, children }: DownloadPanelProps) {
  const { t } = useTranslation('certificate');
  const styles = useStyles();
  const { state, start, cancel } = useDownload(certificate.id, fileNameOf(certificate));
  return (
    <div className={styles.panel} aria-live="polite">
      {state.step === 'running' && <Running state={state} />}
      {state.step === 'saved' && (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>{t('download.saved', { fileName: state.fileName })}</MessageBarBody>
        </MessageBar>
      )}
      {state.step === 'saved' && <p className={styles.path}>{state.path}</p>}
      {state.step === 'failed' && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{t(`download.problem.${state.problem}`)}</MessageBarBody>
        </MessageBar>
      )}
      <DialogFoot>
        {size}
        {state.step === 'saved' && (
          <Button
            appearance="primary"
            size="large"
            icon={<FolderOpenRegular />}
            onClick={() => void ask(desktop.files.showInFolder(state.path))}
          >
            {t('download.showInFolder')}
          </Button>
        )}
        {state.step === 'running' ? (
          <Button size="large" onClick={() => void cancel()}>
            {t('download.cancel')}
          </Button>
        ) : (
          <Button
            appearance={state.step === 'saved' ? 'secondary' : 'primary'}
            size="large"
            icon={<ArrowDownloadRegular />}
            onClick={() => void start()}
          >
            {t(state.step === 'idle' ? 'download.start' : 'download.again')}
          </Button>
        )}
        {children}
      </DialogFoot>
    </div>
  );
}

function Running({ state }: { state: Extract<DownloadState, { step: 'running' }> }) {
  const { t } = useTranslation('certificate');
  const styles = useStyles();
  const amount =
    state.total === null
      ? formatBytes(state.received)
      : t('download.amount', { received: formatBytes(state.received), total: formatBytes(state.total) });
  return (
    <>
      <div className={styles.row}>
        <b>{t('download.running')}</b>
        <span className={styles.end}>{amount}</span>
      </div>
      <ProgressBar value={shareOf(state)} thickness="large" aria-label={t('download.running')} />
    </>
  );
}
