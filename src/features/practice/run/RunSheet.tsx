import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { PracticeRun, PracticeState } from '#contract/ipc/practice.ts';
import { OutcomeCell } from '#domain/answer-sheet/OutcomeCell.tsx';
import { OutcomeGrid } from '#domain/answer-sheet/OutcomeGrid.tsx';
import { modeRules } from '#rules/practice/modes.ts';
import { Panel } from '#ui/Panel.tsx';
import { countsOf, standingOf, type QuestionStanding } from '../shared/run-summary.ts';

const useStyles = makeStyles({
  panel: { padding: '16px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  counts: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** An answer that is not checked or not judged has no sign: nobody knows yet. */
const looks = {
  empty: 'none',
  open: 'answered',
  unjudged: 'answered',
  right: 'right',
  wrong: 'wrong',
} as const satisfies Record<QuestionStanding, string>;

interface RunSheetProps {
  run: PracticeRun;
  marks: PracticeState['marks'];
  current: string;
  onGo: (questionId: string) => void;
}

/** Every question of the run and how it stands. */
export function RunSheet({ run, marks, current, onGo }: RunSheetProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const counts = countsOf(run);
  const answered = run.questionIds.length - counts.empty;
  return (
    <Panel className={styles.panel}>
      <h2 className={styles.title}>{t('sheet.title')}</h2>
      <p className={styles.counts}>
        {modeRules[run.mode].feedback === 'at-once'
          ? t('sheet.judged', { answered, total: run.questionIds.length, right: counts.right, wrong: counts.wrong })
          : t('sheet.answered', { answered, total: run.questionIds.length })}
      </p>
      <OutcomeGrid count={run.questionIds.length}>
        {run.questionIds.map((id, at) => {
          const standing = standingOf(run.answers[id]);
          const marked = marks[id]?.marked ?? false;
          const label = t(marked ? 'sheet.markedCell' : 'sheet.cell', {
            number: at + 1,
            standing: t(`standing.${standing}`),
          });
          return (
            <OutcomeCell
              key={id}
              questionId={id}
              number={at + 1}
              label={label}
              outcome={looks[standing]}
              marked={marked}
              current={id === current}
              stop={id === current}
              onGo={onGo}
            />
          );
        })}
      </OutcomeGrid>
    </Panel>
  );
}
