import { makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Panel } from '#ui/Panel.tsx';
import { PrintReview } from './PrintReview.tsx';
import type { Review } from './read-review.ts';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSheet } from './ReviewSheet.tsx';
import { filterIn, passesReview, type ReviewFilter } from './rules.ts';
import { useQuestionFocus } from './use-question-focus.ts';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    alignItems: 'start',
    gap: '16px',
    '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    gridColumn: 2,
    gridRow: 1,
    position: 'sticky',
    top: 'calc(var(--header-height, 56px) + 16px)',
    maxHeight: 'calc(100vh - var(--header-height, 56px) - 32px)',
    '@media (max-width: 899px)': { gridColumn: 1, position: 'static', maxHeight: '240px' },
  },
  main: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  nothing: { padding: '24px' },
});

/** The questions of a review with their sheet; the address says which are shown, so that going back undoes a filter. */
export function ReviewBody({ review, examName }: { review: Review; examName: string }) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const [query, setQuery] = useSearchParams();
  const filter = filterIn(query.get('show'));
  const shown = review.questions.filter(({ outcome, flagged }) => passesReview(filter, outcome, flagged));
  const list = useRef<HTMLDivElement>(null);
  const ids = shown.map(({ question }) => question.id);
  const { here, limit, go, more, onFocus } = useQuestionFocus(list, ids);
  const choose = (next: ReviewFilter) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'all') after.delete('show');
        else after.set('show', next);
        return after;
      },
      { preventScrollReset: true },
    );
  };
  return (
    <div className={styles.columns}>
      <Panel className={styles.side}>
        <ReviewFilters review={review} filter={filter} onFilter={choose} />
        <ReviewSheet questions={shown} here={here} onGo={go} />
        <PrintReview examName={examName} sections={review.sections} shown={shown} />
      </Panel>
      <div className={styles.main} ref={list} onFocus={onFocus}>
        {shown.length === 0 ? (
          <Panel className={styles.nothing}>{t(`nothing.${filter}`)}</Panel>
        ) : (
          <ReviewList sections={review.sections} shown={shown} limit={limit} onMore={more} />
        )}
      </div>
    </div>
  );
}
