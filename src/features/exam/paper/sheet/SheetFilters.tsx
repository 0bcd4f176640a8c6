import { makeStyles, ToggleButton } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetFilter } from '../order.ts';

const useStyles = makeStyles({
  filters: { border: 'none', margin: 0, minWidth: 0, display: 'flex', gap: '4px', padding: '0 12px 8px' },
  filter: { minWidth: 0, flexGrow: 1, fontVariantNumeric: 'tabular-nums', paddingInline: '6px', whiteSpace: 'nowrap' },
});

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
  const choices: readonly [SheetFilter, number][] = [
    ['all', total],
    ['empty', empty],
    ['marked', marked],
  ];
  return (
    <fieldset aria-label={t('sheet.filters')} className={styles.filters}>
      {choices.map(([choice, count]) => (
        <ToggleButton
          key={choice}
          size="small"
          appearance="subtle"
          className={styles.filter}
          checked={filter === choice}
          onClick={() => onFilter(choice)}
        >
          {t(`sheet.filter.${choice}`, { count })}
        </ToggleButton>
      ))}
    </fieldset>
  );
});
