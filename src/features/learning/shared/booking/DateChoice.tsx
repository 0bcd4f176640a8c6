import { makeStyles, mergeClasses, Radio, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { OfferedTraining } from '#contract/platform/learning/booking.ts';
import { formatNumber } from '#lib/format.ts';
import { Tag } from '#ui/Tag.tsx';
import { placesLeft, type DateState } from './booking-rules.ts';
import { TrainingLines } from './TrainingLines.tsx';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '4px 12px 4px 4px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  open: { ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  chosen: { border: `1px solid ${tokens.colorCompoundBrandStroke}`, backgroundColor: tokens.colorBrandBackground2 },
  radio: { display: 'flex', alignItems: 'center', flexGrow: 1, minWidth: 0 },
  places: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface DateChoiceProps {
  training: OfferedTraining;
  state: DateState;
  chosen: boolean;
}

/** One date in the group of choices, with its free places or why it cannot be chosen. */
export function DateChoice({ training, state, chosen }: DateChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation('booking');
  const left = placesLeft(training);
  const open = state === 'free' || state === 'own';
  return (
    <div className={mergeClasses(styles.row, open && styles.open, chosen && styles.chosen)}>
      <Radio
        className={styles.radio}
        value={training.trainingId}
        disabled={!open}
        label={<TrainingLines training={training} />}
      />
      {state === 'free' ? (
        left !== null && (
          <span className={styles.places}>
            {t('places', { count: left, left: formatNumber(left), total: formatNumber(training.limitNum ?? 0) })}
          </span>
        )
      ) : (
        <Tag appearance={state === 'own' ? 'brand' : 'plain'}>{t(`date.${state}`)}</Tag>
      )}
    </div>
  );
}
