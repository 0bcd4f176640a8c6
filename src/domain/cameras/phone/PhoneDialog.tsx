import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '#lib/use-countdown.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { BusySpinner } from '#ui/form/BusySpinner.tsx';
import { sheet } from '#ui/theme/fixed-colours.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { clockAtom, platformNow } from '../../app-state.ts';
import { phoneCameraLink } from '../../tenant/mobile-link.ts';

/** Pixels: an arm's length from a phone. */
const codeSize = 176;

const useStyles = makeStyles({
  columns: { display: 'flex', flexWrap: 'wrap', gap: '16px 20px', alignItems: 'flex-start' },
  // A scanner needs dark on light, in every theme.
  qr: { padding: '12px', backgroundColor: sheet.background, borderRadius: tokens.borderRadiusLarge, lineHeight: 0 },
  words: { flex: '1 1 220px', minWidth: 0 },
  steps: { margin: 0, paddingLeft: '20px', lineHeight: tokens.lineHeightBase400 },
  address: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase500, whiteSpace: 'nowrap' },
  text: { margin: '12px 0 0', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  state: { display: 'flex', alignItems: 'center', gap: '8px', margin: '12px 0 0' },
  good: { color: semanticColours.goodDot, flexShrink: 0 },
});

interface PhoneDialogProps {
  /** The page that the phone opens. */
  page: string;
  /** The last code that was made; null: none was, or the platform gave none. */
  code: { code: string; codeUntil: number | null } | null;
  making: boolean;
  /** A phone has redeemed it. */
  connected: boolean;
  onAgain: () => void;
  onClose: () => void;
}

/** Connects a phone: a code to scan, and the same in words. It stays until the learner closes it. */
export function PhoneDialog({ page, code, making, connected, onAgain, onClose }: PhoneDialogProps) {
  const { t } = useTranslation('phone-camera');
  const styles = useStyles();
  const clock = useAtomValue(clockAtom);
  const leftMs = useCountdown(code?.codeUntil ?? null, () => platformNow(clock));

  const made = code !== null && code.code !== '';
  const usable = made && leftMs !== 0;
  const state = connected ? 'connected' : making ? 'making' : !made ? 'failed' : usable ? 'waiting' : 'expired';
  return (
    <AppDialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          {(state === 'failed' || state === 'expired') && (
            <Button appearance="primary" onClick={onAgain}>
              {t('again')}
            </Button>
          )}
          <Button appearance={connected ? 'primary' : 'secondary'} onClick={onClose}>
            {t(connected ? 'done' : 'close')}
          </Button>
        </>
      }
    >
      {usable && !connected && (
        <div className={styles.columns}>
          <div className={styles.qr}>
            <QRCodeSVG value={phoneCameraLink(page, code.code)} size={codeSize} title={t('qr')} />
          </div>
          <div className={styles.words}>
            <ol className={styles.steps}>
              <li>{t('step.scan')}</li>
              <li>
                {t('step.type')} <span className={styles.address}>{page.replace(/^https?:\/\//, '')}</span>
                <br />
                {t('step.code')} <span className={styles.code}>{inGroups(code.code)}</span>
              </li>
              <li>{t('step.place')}</li>
            </ol>
          </div>
        </div>
      )}
      <output className={styles.state}>
        {connected ? (
          <CheckmarkCircleRegular fontSize={20} className={styles.good} aria-hidden />
        ) : (
          (state === 'making' || state === 'waiting') && (
            <span aria-hidden>
              <BusySpinner />
            </span>
          )
        )}
        {t(`state.${state}`)}
      </output>
      <p className={styles.text}>{t('privacy')}</p>
    </AppDialog>
  );
}

/** As it is read aloud and typed: ABCD-2345. */
function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
