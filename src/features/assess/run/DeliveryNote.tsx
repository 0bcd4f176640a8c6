import { makeStyles, tokens } from '@fluentui/react-components';
import { CloudCheckmarkRegular, CloudOffRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { AssessState } from '#contract/ipc/assess.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { deliveryOf } from './rules.ts';

const useStyles = makeStyles({
  note: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  open: { color: semanticColours.attentionText },
});

/** How many answers the platform does not have; all of them are on this computer either way. */
export function DeliveryNote({ state }: { state: Pick<AssessState, 'answers'> }) {
  const styles = useStyles();
  const { t } = useTranslation('assess-run');
  const { waiting, refused } = deliveryOf(state);
  const open = waiting + refused > 0;
  const text =
    waiting > 0
      ? t('delivery.waiting', { count: waiting })
      : refused > 0
        ? t('delivery.refused', { count: refused })
        : Object.keys(state.answers).length > 0
          ? t('delivery.done')
          : '';
  return (
    <output className={styles.note}>
      {text !== '' &&
        (open ? <CloudOffRegular fontSize={16} aria-hidden /> : <CloudCheckmarkRegular fontSize={16} aria-hidden />)}
      <span className={open ? styles.open : undefined}>{text}</span>
    </output>
  );
}
