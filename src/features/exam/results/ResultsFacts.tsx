import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { BasicExam } from '#contract/platform/exam/exam.ts';
import type { PaperEntry } from '#contract/platform/exam/user-paper.ts';
import { formatNumber } from '#lib/format.ts';
import { type Fact, FactList } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { summariseResults } from './results-summary.ts';

const useStyles = makeStyles({
  panel: { padding: '16px 24px' },
});

interface ResultsFactsProps {
  papers: readonly PaperEntry[];
  /** What the platform says of the exam; undefined: not known. */
  about: Pick<BasicExam, 'passScore' | 'totalScore' | 'attemptsLeft'> | undefined;
}

/** Best score, pass mark, papers handed in, tries left: only what is known. */
export function ResultsFacts({ papers, about }: ResultsFactsProps) {
  const styles = useStyles();
  const { t } = useTranslation('results');
  const { handedIn, waiting, best, passed, unknown } = summariseResults(papers);
  const facts: Fact[] = [
    [t('facts.best'), best === null ? null : t('score', { count: best, score: formatNumber(best, 1) })],
    [
      t('facts.passMark'),
      about && about.passScore > 0 && about.totalScore > 0
        ? t('facts.passMarkOf', { pass: formatNumber(about.passScore, 1), total: formatNumber(about.totalScore, 1) })
        : null,
    ],
    [t('facts.outcome'), best === null || passed === null ? null : t(passed ? 'passed' : 'notPassed')],
    [t('facts.handedIn'), handedIn === 0 && unknown > 0 ? null : t('facts.papers', { count: handedIn })],
    [t('facts.unknown'), unknown === 0 ? null : t('facts.papers', { count: unknown })],
    [t('facts.waiting'), waiting === 0 ? null : t('facts.papers', { count: waiting })],
    [t('facts.left'), about?.attemptsLeft == null ? null : t('facts.tries', { count: about.attemptsLeft })],
  ];
  return (
    <Panel className={styles.panel}>
      <FactList layout="figures" facts={facts} />
    </Panel>
  );
}
