import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AssessPaper, AssessState } from '#contract/ipc/assess.ts';
import { isAnswered } from '#contract/ipc/paper.ts';
import { OutcomeCell } from '#domain/answer-sheet/OutcomeCell.tsx';
import { OutcomeGrid } from '#domain/answer-sheet/OutcomeGrid.tsx';
import { Panel } from '#ui/Panel.tsx';
import { isNotTaken } from './rules.ts';
import type { AnswersModel } from './use-answers.ts';

const useStyles = makeStyles({
  panel: { padding: '16px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  counts: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface AnswerSheetProps {
  assess: AssessPaper;
  state: AssessState;
  model: AnswersModel;
  current: string | null;
  onGo: (questionId: string) => void;
}

/** Every question and whether it is answered. */
export function AnswerSheet({ assess, state, model, current, onGo }: AnswerSheetProps) {
  const styles = useStyles();
  const { t } = useTranslation('assess-run');
  const { questions } = assess.paper;
  const answered = questions.filter(({ id }) => isAnswered(model.valueOf(id))).length;
  return (
    <Panel className={styles.panel}>
      <h2 className={styles.title}>{t('sheet.title')}</h2>
      <p className={styles.counts}>{t('sheet.answered', { answered, total: questions.length })}</p>
      <OutcomeGrid count={questions.length}>
        {questions.map(({ id, number }) => {
          const kept = state.answers[id];
          const standing = standingOf(isAnswered(model.valueOf(id)), kept !== undefined && isNotTaken(kept));
          return (
            <OutcomeCell
              key={id}
              questionId={id}
              number={number}
              label={t('sheet.cell', { number, standing: t(`sheet.${standing}`) })}
              outcome={standing === 'empty' ? 'none' : 'answered'}
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

function standingOf(answered: boolean, refused: boolean): 'empty' | 'full' | 'notTaken' {
  if (!answered) return 'empty';
  return refused ? 'notTaken' : 'full';
}
