import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CloudCheckmarkRegular, CloudOffRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { PracticeState } from '#contract/ipc/practice.ts';
import { desktop } from '#lib/desktop.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { notSynced, refused } from './run-summary.ts';

const useStyles = makeStyles({
  note: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  waiting: { color: semanticColours.attentionText },
});

/** How much of a practice the platform does not have; everything is on this computer either way. */
export function SyncNote({ state }: { state: PracticeState }) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const waiting = notSynced(state);
  const lost = refused(state);
  const text =
    waiting > 0
      ? t('sync.waiting', { number: waiting })
      : lost > 0
        ? t('sync.refused', { number: lost })
        : t('sync.done');
  return (
    <output className={styles.note}>
      {waiting + lost > 0 ? (
        <CloudOffRegular fontSize={16} aria-hidden />
      ) : (
        <CloudCheckmarkRegular fontSize={16} aria-hidden />
      )}
      <span className={waiting + lost > 0 ? styles.waiting : undefined}>{text}</span>
      {waiting === 0 && lost > 0 && (
        <Button size="small" onClick={() => void desktop.practice.retry(state.ref)}>
          {t('sync.again')}
        </Button>
      )}
    </output>
  );
}
