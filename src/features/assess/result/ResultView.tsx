import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { assessPaths } from '#contract/paths/assess.ts';
import type { AssessResultDetail } from '#contract/platform/assess/results.ts';
import { clockAtom } from '#domain/app-state.ts';
import { formatTime } from '#lib/format.ts';
import { FactList, type Fact } from '#ui/FactList.tsx';
import { orDash } from '#ui/or-dash.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { comparedDimensions } from '../shared/dimensions.ts';
import { DimensionTable } from '../shared/DimensionTable.tsx';
import { AnsweredList } from './AnsweredList.tsx';
import { ReportButton } from './ReportButton.tsx';
import { useScoreText } from './use-score-text.ts';

const useStyles = makeStyles({
  panel: { padding: '20px 24px' },
  title: {
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** One result: what it came to, by dimension, and what was answered. */
export function ResultView({ result }: { result: AssessResultDetail }) {
  const styles = useStyles();
  const { t } = useTranslation('assess-result');
  const navigate = useNavigate();
  const { timeShiftMs } = useAtomValue(clockAtom);
  const score = useScoreText(result);
  const facts: Fact[] = [
    [t('facts.score'), score],
    [t('facts.level'), result.level === '' ? orDash('') : <PlatformText key="level" text={result.level} />],
    [t('facts.time'), result.submitTime === null ? t('unknown') : formatTime(result.submitTime + timeShiftMs)],
  ];
  return (
    <PageColumn>
      <PageTitle
        title={result.assessName || t('title')}
        actions={
          <>
            <ReportButton reportId={result.reportId} primary />
            <Button onClick={() => void navigate(assessPaths.answers.to())}>{t('all')}</Button>
          </>
        }
      />
      <Panel className={styles.panel} aria-label={t('summary')}>
        <FactList layout="figures" facts={facts} />
      </Panel>
      <Panel className={styles.panel}>
        <h2 className={styles.title}>{t('byDimension')}</h2>
        {result.dimensionList.length === 0 ? (
          <p>{t('noDimensions')}</p>
        ) : (
          <DimensionTable dimensions={comparedDimensions(result.dimensionList)} caption={t('table.caption')} />
        )}
      </Panel>
      <Panel className={styles.panel}>
        <h2 className={styles.title}>{t('answers')}</h2>
        <AnsweredList answers={result.answerList} />
      </Panel>
    </PageColumn>
  );
}
