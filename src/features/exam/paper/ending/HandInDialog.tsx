import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { HardDriveRegular, WarningFilled, WifiOffRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionAtom } from '#domain/app-state.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { savedCount } from '../order.ts';
import { unsaved } from '../saving/save-state.ts';
import { useSecondsLeft } from '../time/use-clock.ts';
import type { PaperModel } from '../use-paper.ts';
import { durationText } from '../use-words.ts';
import { HandInCounts } from './HandInCounts.tsx';
import { HandInFiles } from './HandInFiles.tsx';
import { HandInGaps } from './HandInGaps.tsx';

const useStyles = makeStyles({
  surface: { padding: '32px', '@media (max-height: 599px)': { padding: '16px 20px' } },
  title: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  lead: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  saved: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    marginTop: '12px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  trouble: { color: semanticColours.attentionText },
});

interface HandInDialogProps {
  model: PaperModel;
  busy: boolean;
  /** The sealing failed; the paper is still open. */
  failed: boolean;
  onBack: () => void;
  onGo: (questionId: string) => void;
  onConfirm: () => void;
}

/** What is answered and what is not, with a way to each gap; going back is the default (look §8). */
export function HandInDialog({ model, busy, failed, onBack, onGo, onConfirm }: HandInDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const offline = useAtomValue(connectionAtom) === 'offline';
  const left = useSecondsLeft(model.attempt.rules.deadline);
  const { summary } = model;
  const saved = savedCount(summary);
  const safe = useRef<HTMLButtonElement>(null);
  // After the dialog has given the focus to its first link.
  useEffect(() => safe.current?.focus(), []);
  const waiting = unsaved(Object.values(model.state.saves));
  return (
    <AppDialog
      alert
      className={styles.surface}
      title={<span className={styles.title}>{t('handIn.title')}</span>}
      onClose={() => busy || onBack()}
      actions={
        <>
          <Button ref={safe} size="large" appearance="primary" disabled={busy} onClick={onBack}>
            {t('handIn.back')}
          </Button>
          <Button size="large" disabled={busy} icon={busy ? <Spinner size="tiny" /> : undefined} onClick={onConfirm}>
            {t(summary.empty + summary.partly.length > 0 ? 'handIn.anyway' : 'handIn.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.lead}>
        {left !== null && <span>{t('handIn.left', { span: durationText(t, left) })}</span>}
        <span>{t('handIn.final')}</span>
      </div>
      {offline && (
        <output className={styles.saved}>
          <WifiOffRegular fontSize={16} aria-hidden />
          {t('handIn.offline')}
        </output>
      )}
      <HandInCounts summary={summary} />
      <HandInGaps model={model} onGo={onGo} />
      {waiting.ended + waiting.retrying > 0 ? (
        <output className={mergeClasses(styles.saved, styles.trouble)}>
          <WarningFilled fontSize={16} aria-hidden />
          {waiting.ended > 0 ? t('saved.ended') : t('handIn.notSaved', { count: waiting.retrying })}
        </output>
      ) : waiting.saving > 0 ? (
        <output className={styles.saved}>
          <HardDriveRegular fontSize={16} aria-hidden />
          {t('handIn.saving', { count: waiting.saving })}
        </output>
      ) : (
        <div className={styles.saved}>
          <HardDriveRegular fontSize={16} aria-hidden />
          {saved > 0 ? t('handIn.saved', { count: saved }) : t('handIn.nothing')}
        </div>
      )}
      <HandInFiles files={model.files} />
      {failed && (
        <div className={mergeClasses(styles.saved, styles.trouble)} role="alert">
          <WarningFilled fontSize={16} aria-hidden />
          {t('handIn.failed')}
        </div>
      )}
    </AppDialog>
  );
}
