import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { FilterRow } from '#ui/FilterRow.tsx';
import type { Review } from './read-review.ts';
import { passesReview, reviewFilters, type ReviewFilter } from './rules.ts';

const useStyles = makeStyles({ filters: { padding: '12px 12px 8px' } });

interface ReviewFiltersProps {
  review: Review;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
}

/** All questions, only the wrong, the flagged or the empty ones; a filter that lets nothing through is not offered. */
export function ReviewFilters({ review, filter, onFilter }: ReviewFiltersProps) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const choices = reviewFilters
    .map((choice) => ({
      filter: choice,
      count: review.questions.filter(({ outcome, flagged }) => passesReview(choice, outcome, flagged)).length,
    }))
    .filter(({ filter: choice, count }) => choice === 'all' || choice === filter || count > 0)
    .map(({ filter: choice, count }) => ({ filter: choice, text: t(`filter.${choice}`, { count }) }));
  return (
    <FilterRow label={t('filters')} className={styles.filters} choices={choices} chosen={filter} onChoose={onFilter} />
  );
}
