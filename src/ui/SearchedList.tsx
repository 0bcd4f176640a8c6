import { makeStyles } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { found } from '#lib/search.ts';
import { EmptyState } from './EmptyState.tsx';
import { SearchField } from './form/SearchField.tsx';

/** Fewer items are seen at a glance. */
export const searchedFrom = 8;

const useStyles = makeStyles({ search: { width: '280px', maxWidth: '100%', marginBottom: '12px' } });

interface SearchedListProps<Item> {
  items: readonly Item[];
  /** By which words a learner finds an item. */
  words: (item: Item) => readonly string[];
  children: (shown: readonly Item[]) => ReactNode;
}

/** A list that came as a whole; a long one can be searched. */
export function SearchedList<Item>({ items, words, children }: SearchedListProps<Item>) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const [search, setSearch] = useState('');
  if (items.length < searchedFrom) return children(items);
  const shown = items.filter((item) => found(words(item), search));
  return (
    <div>
      <SearchField className={styles.search} label={t('search.label')} value={search} onSearch={setSearch} />
      {shown.length > 0 ? children(shown) : <EmptyState title={t('search.nothing')} hint={t('search.hint')} />}
    </div>
  );
}
