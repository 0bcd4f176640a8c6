import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contract/ipc/paper.ts';
import type { PracticePaper, RunAnswer, Solution as PracticeSolution } from '#contract/ipc/practice.ts';
import { QuestionHtml } from '#domain/questions/QuestionHtml.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Tag, type TagAppearance } from '#ui/Tag.tsx';
import { MaterialBox } from '../shared/MaterialBox.tsx';
import { standingOf, type QuestionStanding } from '../shared/run-summary.ts';
import { Solution } from '../shared/Solution.tsx';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '10px', padding: '16px 24px' },
  head: { display: 'flex', alignItems: 'center', gap: '12px' },
  number: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  stem: { lineHeight: 1.7, '& p': { margin: 0 } },
});

const tagOf: Record<QuestionStanding, TagAppearance> = {
  right: 'good',
  wrong: 'failed',
  unjudged: 'attention',
  empty: 'plain',
  open: 'plain',
};

interface ResultQuestionProps {
  number: number;
  paper: PracticePaper['paper'];
  question: Question;
  answer: RunAnswer | undefined;
  solution: PracticeSolution | undefined;
}

/** One question after the run. */
export function ResultQuestion({ number, paper, question, answer, solution }: ResultQuestionProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const standing = standingOf(answer);
  const title = t('result.number', { number });
  return (
    <Panel as="article" className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.number}>{title}</h2>
        <Tag appearance={tagOf[standing]}>{t(`standing.${standing}`)}</Tag>
      </div>
      <MaterialBox paper={paper} question={question} />
      <div className={styles.stem}>
        <QuestionHtml html={question.html} />
      </div>
      <Solution question={question} value={answer?.value} solution={solution} />
    </Panel>
  );
}
