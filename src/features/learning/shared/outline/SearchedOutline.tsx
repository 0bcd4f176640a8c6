import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#ui/form/SearchField.tsx';
import { CourseOutline } from './CourseOutline.tsx';
import { foundRows, isContent } from './outline-rules.ts';

const useStyles = makeStyles({
  field: { display: 'flex', padding: '12px 16px 4px' },
  // In a list that opens at the item that is studied the field would be out of sight.
  above: { position: 'sticky', top: 0, zIndex: 1, backgroundColor: tokens.colorNeutralBackground1 },
  box: { flexGrow: 1, maxWidth: '360px' },
  nothing: { margin: 0, padding: '12px 16px', color: tokens.colorNeutralForeground2 },
});

/** Fewer items are seen at a glance. */
const searchedFrom = 10;

interface SearchedOutlineProps extends ComponentProps<typeof CourseOutline> {
  /** The search stays above the items while they are scrolled. */
  searchAbove?: boolean;
}

/** The items of a course, and a search by their names where there are many. */
export function SearchedOutline({ rows, searchAbove = false, ...outline }: SearchedOutlineProps) {
  const styles = useStyles();
  const { t } = useTranslation('outline');
  const [search, setSearch] = useState('');
  const found = foundRows(rows, search);
  return (
    <>
      {rows.filter(({ node }) => isContent(node)).length >= searchedFrom && (
        <div className={mergeClasses(styles.field, searchAbove && styles.above)}>
          <SearchField className={styles.box} label={t('search')} value={search} onSearch={setSearch} />
        </div>
      )}
      <output>{found.length === 0 && <p className={styles.nothing}>{t('nothingFound')}</p>}</output>
      <CourseOutline key={search} rows={found} {...outline} />
    </>
  );
}
