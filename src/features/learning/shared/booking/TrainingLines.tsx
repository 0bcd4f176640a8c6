import { makeStyles, tokens } from '@fluentui/react-components';
import { ClockRegular, LocationRegular, PersonRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedTraining } from '#contract/platform/learning/booking.ts';
import { clockAtom } from '#domain/app-state.ts';
import { formatSpan, formatTime } from '#lib/format.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { timesOf } from './booking-rules.ts';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  line: {
    display: 'flex',
    gap: '6px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  time: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  icon: { flexShrink: 0, marginTop: '2px' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** When an offline training is, where, and with whom; what the platform does not say has no line. */
export function TrainingLines({ training }: { training: OfferedTraining }) {
  const styles = useStyles();
  const { t } = useTranslation('booking');
  const { timeShiftMs } = useAtomValue(clockAtom);
  const { from, until } = timesOf(training, timeShiftMs);
  const span =
    from === 'unread' || (from === null && until === 'unread')
      ? t('dateUnread')
      : from === null
        ? t('noDate')
        : typeof until === 'number'
          ? formatSpan(from, until)
          : formatTime(from);
  return (
    <span className={styles.lines}>
      <Line icon={<ClockRegular />} name={t('facts.time')}>
        <span className={styles.time}>{span}</span>
      </Line>
      {training.address && (
        <Line icon={<LocationRegular />} name={t('facts.place')}>
          <PlatformText text={training.address} />
        </Line>
      )}
      {training.teacherName && (
        <Line icon={<PersonRegular />} name={t('facts.teacher')}>
          <PlatformText text={training.teacherName} />
        </Line>
      )}
    </span>
  );
}

function Line({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <span className={styles.line}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.hidden}>{name}</span>
      <span>{children}</span>
    </span>
  );
}
