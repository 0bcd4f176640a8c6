import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { assessPaths } from '#contract/paths/assess.ts';
import type { AssessResult } from '#contract/platform/assess/results.ts';
import { clockAtom } from '#domain/app-state.ts';
import { formatTime } from '#lib/format.ts';
import { CardHead } from '#ui/CardHead.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag } from '#ui/Tag.tsx';
import { ReportButton } from './ReportButton.tsx';
import { useScoreText } from './use-score-text.ts';

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '12px 24px', padding: '16px 20px' },
  text: { flexGrow: 1, flexBasis: '320px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '6px' },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  score: {
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** One result: when it was submitted, what it came to, and the ways to its details. */
export function ResultCard({ result }: { result: AssessResult }) {
  const styles = useStyles();
  const { t } = useTranslation('assess-result');
  const navigate = useNavigate();
  const titleId = useId();
  const { timeShiftMs } = useAtomValue(clockAtom);
  const score = useScoreText(result);
  return (
    <Panel as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.text}>
        <CardHead id={titleId} name={result.assessName || t('unnamed')}>
          {result.level !== '' && (
            <Tag appearance="brand">
              <PlatformText text={result.level} />
            </Tag>
          )}
        </CardHead>
        <span className={styles.quiet}>
          {result.submitTime === null
            ? t('timeUnknown')
            : t('submitted', { time: formatTime(result.submitTime + timeShiftMs) })}
        </span>
      </div>
      <span className={styles.score}>{score}</span>
      <div className={styles.actions}>
        {result.resultId !== '' && (
          <Button
            aria-describedby={titleId}
            onClick={() => void navigate(assessPaths.answers.to({ resultId: result.resultId }))}
          >
            {t('open')}
          </Button>
        )}
        <ReportButton reportId={result.reportId} describedBy={titleId} />
      </div>
    </Panel>
  );
}
