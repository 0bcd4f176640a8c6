import { Input, makeStyles } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronUpRegular, SearchRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { letterOf } from '#lib/layouts.ts';
import { PlayButton } from '../media/PlayButton.tsx';
import type { Find } from './use-find.ts';

const useStyles = makeStyles({
  find: { display: 'flex', alignItems: 'center', gap: '4px 8px', minWidth: 0 },
  field: { width: '190px', minWidth: 0 },
  count: { minWidth: '64px', fontVariantNumeric: 'tabular-nums' },
});

/** Looks for words in a document; the keys of every reader focus it. */
export function FindBar({ find }: { find: Find }) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const field = useRef<HTMLInputElement>(null);
  const { query, change, hits, at, searching, step } = find;
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || letterOf(event) !== 'F') return;
      event.preventDefault();
      field.current?.select();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  const words = query.trim() !== '';
  return (
    <search className={styles.find} data-theme="dark">
      <Input
        ref={field}
        className={styles.field}
        type="search"
        size="small"
        contentBefore={<SearchRegular aria-hidden />}
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        value={query}
        maxLength={100}
        onChange={(_, { value }) => change(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape' && words) {
            event.stopPropagation();
            change('');
          }
        }}
      />
      <output className={styles.count}>{words && countText()}</output>
      {hits.length > 0 && (
        <>
          <PlayButton label={t('find.previous')} icon={<ChevronUpRegular fontSize={20} />} onClick={() => step(-1)} />
          <PlayButton label={t('find.next')} icon={<ChevronDownRegular fontSize={20} />} onClick={() => step(1)} />
        </>
      )}
    </search>
  );

  function countText(): string {
    if (hits.length === 0) return t(searching ? 'find.searching' : 'find.none');
    const count = formatNumber(hits.length);
    return t(searching ? 'find.ofMore' : 'find.of', { at: formatNumber(at + 1), count });
  }
}
