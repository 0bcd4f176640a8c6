import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Homework } from '#contract/platform/learning/homework.ts';
import { formatTime } from '#lib/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { usePoints } from './use-points.ts';

const useStyles = makeStyles({
  panel: { padding: '20px 24px', display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  score: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 600 },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** What the teacher gave and wrote. */
export function Marks({ homework }: { homework: Homework }) {
  const styles = useStyles();
  const { t } = useTranslation('homework');
  const points = usePoints();
  const { score, totalScore, comment, reviewTime } = homework;
  return (
    <Panel className={styles.panel} aria-label={t('marks.title')}>
      <h2 className={styles.title}>{t('marks.title')}</h2>
      <p className={score === null ? styles.text : styles.score}>
        {score === null ? t('marks.noScore') : points(score, totalScore)}
      </p>
      {comment !== null && (
        <p className={styles.text}>{comment === '' ? t('marks.noComment') : <PlatformText text={comment} />}</p>
      )}
      {reviewTime !== null && (
        <p className={styles.quiet}>{t('marks.at', { time: formatTime(reviewTime, 'dateTime') })}</p>
      )}
    </Panel>
  );
}
