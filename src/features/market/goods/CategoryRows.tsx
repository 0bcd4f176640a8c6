import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { GoodsCategory } from '#contract/platform/market/categories.ts';
import { FilterRow } from '#ui/FilterRow.tsx';
import { categoryRows } from './shelf-rules.ts';

const useStyles = makeStyles({
  rows: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  failed: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground2 },
});

interface CategoryRowsProps {
  of: { data: readonly GoodsCategory[] | undefined; isError: boolean; refetch: () => Promise<unknown> };
  chosen: string;
  onChoose: (code: string) => void;
}

/** The tree of categories: a row for the top, and one below each chosen category that has further ones. */
export function CategoryRows({ of, chosen, onChoose }: CategoryRowsProps) {
  const styles = useStyles();
  const { t } = useTranslation('shelf');
  if (of.data === undefined) {
    return of.isError ? (
      <output className={styles.failed}>
        {t('categoriesFailed')}
        <Button size="small" onClick={() => void of.refetch()}>
          {t('retry')}
        </Button>
      </output>
    ) : null;
  }
  if (of.data.length === 0) return null;
  return (
    <div className={styles.rows}>
      {categoryRows(of.data, chosen).map(({ above, choices, chosen: inRow }) => (
        <FilterRow
          key={above?.code ?? ''}
          label={above === null ? t('categories') : t('subcategories', { name: above.name })}
          choices={[
            { filter: above?.code ?? '', text: t('all') },
            ...choices.map(({ code, name }) => ({ filter: code, text: name })),
          ]}
          chosen={inRow}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
