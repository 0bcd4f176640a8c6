import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { OutcomeCell } from '#domain/answer-sheet/OutcomeCell.tsx';
import { OutcomeGrid } from '#domain/answer-sheet/OutcomeGrid.tsx';
import { questionLabel } from './question-label.ts';
import type { ReviewedQuestion } from './read-review.ts';

const useStyles = makeStyles({
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    padding: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
});

interface ReviewSheetProps {
  questions: readonly ReviewedQuestion[];
  /** The question that the reader is at; null: none yet. */
  here: string | null;
  onGo: (questionId: string) => void;
}

/** The numbers of the shown questions with what became of each; arrow keys walk over them, Enter goes there. */
export function ReviewSheet({ questions, here, onGo }: ReviewSheetProps) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const stop = questions.some(({ question }) => question.id === here) ? here : (questions[0]?.question.id ?? null);
  if (questions.length === 0) return null;
  return (
    <nav className={styles.sheet} aria-label={t('sheet')}>
      <OutcomeGrid count={questions.length}>
        {questions.map((entry) => (
          <OutcomeCell
            key={entry.question.id}
            questionId={entry.question.id}
            number={entry.question.number}
            label={questionLabel(t, entry)}
            outcome={entry.outcome}
            current={entry.question.id === here}
            stop={entry.question.id === stop}
            onGo={onGo}
          />
        ))}
      </OutcomeGrid>
    </nav>
  );
}
