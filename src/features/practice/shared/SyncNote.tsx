import { makeStyles, tokens } from '@fluentui/react-components';
import { CloudCheckmarkRegular, CloudOffRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { PracticeState } from '../../../contract/ipc/practice.ts';
import { semanticColours } from '../../../ui/theme/semantic-colours.ts';
import { notSynced } from './run-summary.ts';

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
  return (
    <output className={styles.note}>
      {waiting > 0 ? (
        <CloudOffRegular fontSize={16} aria-hidden />
      ) : (
        <CloudCheckmarkRegular fontSize={16} aria-hidden />
      )}
      <span className={waiting > 0 ? styles.waiting : undefined}>
        {waiting > 0 ? t('sync.waiting', { number: waiting }) : t('sync.done')}
      </span>
    </output>
  );
}
