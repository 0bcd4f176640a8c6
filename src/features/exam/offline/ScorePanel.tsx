import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { ClassExamScore } from '#contract/platform/offline-training/class-exam.ts';
import { clockAtom } from '#domain/app-state.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { shifted } from '#rules/exam/zone-shift.ts';
import { Panel } from '#ui/Panel.tsx';
import { Tag } from '#ui/Tag.tsx';

const useStyles = makeStyles({
  panel: { padding: '24px', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  score: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  line: { margin: 0, flexBasis: '100%', color: tokens.colorNeutralForeground2 },
});

/** The whole score, and who gave it when. */
export function ScorePanel({ score }: { score: ClassExamScore }) {
  const styles = useStyles();
  const { t } = useTranslation('offline');
  const { timeShiftMs } = useAtomValue(clockAtom);
  const points = formatNumber(score.score ?? 0, 1);
  const markedAt = shifted(score.markTime, timeShiftMs);
  return (
    <Panel as="section" className={styles.panel} aria-label={t('score')}>
      <p className={styles.score}>
        {score.totalScore === null
          ? t('points', { count: score.score ?? 0, score: points })
          : t('pointsOf', { score: points, total: formatNumber(score.totalScore, 1) })}
      </p>
      {score.isPass !== null && (
        <Tag appearance={score.isPass ? 'good' : 'attention'}>{t(score.isPass ? 'passed' : 'notPassed')}</Tag>
      )}
      {score.examinerName !== '' && <p className={styles.line}>{t('markedBy', { name: score.examinerName })}</p>}
      {markedAt !== null && <p className={styles.line}>{t('markedAt', { time: formatTime(markedAt) })}</p>}
      {score.comment !== '' && <p className={styles.line}>{t('comment', { text: score.comment })}</p>}
    </Panel>
  );
}
