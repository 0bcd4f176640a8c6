import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, CircleRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/platform/certificate/certificate.ts';
import { formatTime } from '#lib/format.ts';
import { wayOf } from './rules.ts';

const useStyles = makeStyles({
  way: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    margin: '0 0 20px',
    padding: 0,
    listStyle: 'none',
  },
  stage: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    color: tokens.colorNeutralForeground3,
  },
  icon: { color: tokens.colorNeutralStroke1 },
  reached: { color: tokens.colorNeutralForeground1 },
  reachedIcon: { color: tokens.colorBrandForeground1 },
  // The line from one stage to the next one.
  line: {
    position: 'absolute',
    top: '9px',
    left: '28px',
    right: '8px',
    height: '2px',
    backgroundColor: tokens.colorNeutralStroke2,
  },
  passed: { backgroundColor: tokens.colorBrandStroke1 },
  name: { fontWeight: tokens.fontWeightSemibold },
  time: { fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
});

/** The way of an order: ordered, printed, sent, each with its time. */
export function OrderWay({ order }: { order: Order }) {
  const styles = useStyles();
  const { t } = useTranslation('orders');
  const way = wayOf(order);
  if (way.length === 0) return null;
  return (
    <ol className={styles.way} aria-label={t('way.label')}>
      {way.map(({ stage, at, reached }, index) => {
        const Icon = reached ? CheckmarkCircleFilled : CircleRegular;
        const next = way[index + 1];
        return (
          <li key={stage} className={mergeClasses(styles.stage, reached && styles.reached)}>
            <Icon fontSize={20} className={mergeClasses(styles.icon, reached && styles.reachedIcon)} aria-hidden />
            {next && <span className={mergeClasses(styles.line, next.reached && styles.passed)} aria-hidden />}
            <span className={styles.name}>{t(`stages.${stage}`)}</span>
            <span className={styles.time}>{reached ? formatTime(at) : t('way.waiting')}</span>
          </li>
        );
      })}
    </ol>
  );
}
