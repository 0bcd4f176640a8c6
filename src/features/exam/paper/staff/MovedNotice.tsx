import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { examPaths } from '#contract/paths/exam.ts';
import { formatTime } from '#lib/format.ts';
import { sheet } from '#ui/theme/fixed-colours.ts';
import { StaffCode } from '../../shared/staff-code/StaffCode.tsx';
import type { StaffCodeAttempt } from '../../shared/staff-code/StaffCodeDialog.tsx';
import { transferAtom } from '../../shared/transfer/transfer-atom.ts';
import { StaffNotice } from '../PaperNotice.tsx';

const useStyles = makeStyles({
  key: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    textAlign: 'center',
    maxWidth: '560px',
  },
  text: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    userSelect: 'all',
  },
  code: { padding: '12px', borderRadius: tokens.borderRadiusMedium, backgroundColor: sheet.background, lineHeight: 0 },
});

/** Staff have sealed the paper for another seat: since when, the key while it is to be noted, and the ways on. */
export function MovedNotice({ attempt, at }: { attempt: StaffCodeAttempt; at: number }) {
  const { t } = useTranslation('transfer');
  const navigate = useNavigate();
  const [transfer, setTransfer] = useAtom(transferAtom);
  const toNote = transfer?.attemptId === attempt.attemptId ? transfer : null;
  return (
    <StaffNotice
      title={t('moved.title')}
      after={
        toNote ? (
          <TransferKey fileName={toNote.fileName} code={toNote.key} onNoted={() => setTransfer(null)} />
        ) : (
          <>
            <Button size="large" appearance="primary" onClick={() => void navigate(examPaths.list.to())}>
              {t('moved.list')}
            </Button>
            <StaffCode attempt={attempt} />
          </>
        )
      }
    >
      <p>{t('moved.since', { time: formatTime(at, 'dayTime') })}</p>
      <p>{t('moved.safe')}</p>
      {!toNote && <p>{t('moved.back')}</p>}
    </StaffNotice>
  );
}

function TransferKey({ fileName, code, onNoted }: { fileName: string; code: string; onNoted: () => void }) {
  const { t } = useTranslation('transfer');
  const styles = useStyles();
  return (
    <section className={styles.key} aria-label={t('key.title')}>
      <span>{t('key.lead', { file: fileName })}</span>
      <div className={styles.code}>
        <QRCodeSVG value={code} size={160} title={t('key.qr')} />
      </div>
      <span className={styles.text}>{code}</span>
      <span>{t('key.once')}</span>
      <Button size="large" appearance="primary" onClick={onNoted}>
        {t('key.noted')}
      </Button>
    </section>
  );
}
