import { makeStyles, ToggleButton } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Review } from './read-review.ts';
import { passesReview, reviewFilters, type ReviewFilter } from './rules.ts';

const useStyles = makeStyles({
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    margin: 0,
    minWidth: 0,
    padding: '12px 12px 8px',
    border: 'none',
    flexShrink: 0,
  },
  filter: { minWidth: 0, paddingInline: '8px', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

interface ReviewFiltersProps {
  review: Review;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
}

/** All questions, only the wrong, the flagged or the empty ones; a filter that lets nothing through is not offered. */
export function ReviewFilters({ review, filter, onFilter }: ReviewFiltersProps) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const choices = reviewFilters.map((choice) => ({
    choice,
    count: review.questions.filter(({ outcome, flagged }) => passesReview(choice, outcome, flagged)).length,
  }));
  return (
    <fieldset className={styles.filters} aria-label={t('filters')}>
      {choices
        .filter(({ choice, count }) => choice === 'all' || choice === filter || count > 0)
        .map(({ choice, count }) => (
          <ToggleButton
            key={choice}
            size="small"
            appearance="subtle"
            className={styles.filter}
            checked={filter === choice}
            onClick={() => onFilter(choice)}
          >
            {t(`filter.${choice}`, { count })}
          </ToggleButton>
        ))}
    </fieldset>
  );
}
