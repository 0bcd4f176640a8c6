import { makeStyles } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterRow } from '#ui/FilterRow.tsx';
import type { SheetFilter } from '../order.ts';

const useStyles = makeStyles({ filters: { padding: '0 12px 8px', flexWrap: 'nowrap', '& > button': { flexGrow: 1 } } });

interface SheetFiltersProps {
  filter: SheetFilter;
  total: number;
  empty: number;
  marked: number;
  onFilter: (filter: SheetFilter) => void;
}

/** All, only the empty, only the marked; with their numbers. */
export const SheetFilters = memo(function SheetFilters(props: SheetFiltersProps) {
  const { filter, total, empty, marked, onFilter } = props;
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const counts: readonly [SheetFilter, number][] = [
    ['all', total],
    ['empty', empty],
    ['marked', marked],
  ];
  return (
    <FilterRow
      label={t('sheet.filters')}
      className={styles.filters}
      choices={counts.map(([choice, count]) => ({ filter: choice, text: t(`sheet.filter.${choice}`, { count }) }))}
      chosen={filter}
      onChoose={onFilter}
    />
  );
});
