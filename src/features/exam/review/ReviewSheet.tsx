import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { columns, gridMove } from '../shared/grid-move.ts';
import type { ReviewedQuestion } from './read-review.ts';
import { ReviewCell } from './ReviewCell.tsx';

const useStyles = makeStyles({
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  cells: {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: '6px',
    padding: '12px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
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
  const cells = useRef<HTMLDivElement>(null);
  const stop = questions.some(({ question }) => question.id === here) ? here : (questions[0]?.question.id ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...(cells.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const at = all.findIndex((cell) => cell === document.activeElement);
    const to = at < 0 ? null : gridMove(event.key, at, [all.length]);
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  };
  if (questions.length === 0) return null;
  return (
    <nav className={styles.sheet} aria-label={t('sheet')}>
      {/* The cells are the controls; the box only moves the focus among them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={cells} className={styles.cells} data-own-arrows onKeyDown={onKeyDown}>
        {questions.map((entry) => (
          <ReviewCell
            key={entry.question.id}
            entry={entry}
            current={entry.question.id === here}
            stop={entry.question.id === stop}
            onGo={onGo}
          />
        ))}
      </div>
    </nav>
  );
}
