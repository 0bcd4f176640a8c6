import { makeStyles, SearchBox as FluentSearchBox } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({ box: { width: '280px', maxWidth: '100%' } });

interface SearchBoxProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** Searches on Enter and when it is emptied, not with every letter. */
export function SearchBox({ keyword, onSearch }: SearchBoxProps) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  const [text, setText] = useState(keyword);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <FluentSearchBox
        className={styles.box}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        value={text}
        dismiss={{ 'aria-label': t('list.clear') }}
        onChange={(_, { value }) => {
          setText(value);
          if (value === '' && keyword !== '') onSearch('');
        }}
      />
    </form>
  );
}
