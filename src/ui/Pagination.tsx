import { Button, Input, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { useHiddenStyles } from './hidden-styles.ts';
import { pageCountOf, pagerOf, paginationSizes, typedPage, type PaginationLayout } from './pagination-rules.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px 16px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  pager: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  page: { minWidth: '32px', paddingInline: '6px' },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  gap: { minWidth: '24px', textAlign: 'center' },
  jump: { display: 'flex', alignItems: 'center', gap: '8px' },
  jumper: { width: '72px' },
});

interface PaginationProps {
  /** Items in all. */
  total: number;
  /** False: the platform does not say how many there are. */
  told: boolean;
  /** The page that is shown, from 1. */
  page: number;
  /** Items on a page. */
  size: number;
  layout: PaginationLayout;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** The foot of a list by pages: total, sizes, previous, page numbers, next, jumper (000 §2). */
export function Pagination({ total, told, page, size, layout, onPage, onSize }: PaginationProps) {
  const styles = useStyles();
  const { hidden } = useHiddenStyles();
  const { t } = useTranslation('ui');
  const pages = pageCountOf(total, size);
  const sizes: readonly number[] = paginationSizes[layout];
  return (
    <nav className={styles.bar} aria-label={t('pagination.label')}>
      {told && <span>{t('pagination.total', { count: total, number: formatNumber(total) })}</span>}
      <output className={hidden}>{page <= pages && t('pagination.where', { page, pages })}</output>
      <Select aria-label={t('pagination.size')} value={String(size)} onChange={(_, { value }) => onSize(Number(value))}>
        {sizes.map((one) => (
          <option key={one} value={one}>
            {t('pagination.sizeOf', { count: one })}
          </option>
        ))}
      </Select>
      <ul className={styles.pager}>
        <li>
          <Button
            appearance="subtle"
            icon={<ChevronLeftRegular />}
            aria-label={t('pagination.previous')}
            disabledFocusable={page <= 1}
            onClick={() => onPage(Math.min(page - 1, pages))}
          />
        </li>
        {pagerOf(page, pages).map((one, at, all) =>
          one === null ? (
            <li key={`after ${all[at - 1]}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={one}>
              <Button
                appearance="subtle"
                className={mergeClasses(styles.page, one === page && styles.current)}
                aria-label={t('pagination.page', { number: one })}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => one !== page && onPage(one)}
              >
                {formatNumber(one)}
              </Button>
            </li>
          ),
        )}
        <li>
          <Button
            appearance="subtle"
            icon={<ChevronRightRegular />}
            aria-label={t('pagination.next')}
            disabledFocusable={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </li>
      </ul>
      <Jumper pages={pages} onPage={onPage} />
    </nav>
  );
}

/** A field for the number of a page; Enter goes there, and a page that is not there is said. */
function Jumper({ pages, onPage }: Pick<PaginationProps, 'onPage'> & { pages: number }) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const page = typedPage(text, pages);
    if (page === null) {
      setRefused(true);
      return;
    }
    setText('');
    onPage(page);
  };
  return (
    <span className={styles.jump}>
      <span aria-hidden>{t('pagination.go')}</span>
      <Input
        className={styles.jumper}
        inputMode="numeric"
        aria-label={t('pagination.jump')}
        aria-invalid={refused}
        value={text}
        onChange={(_, { value }) => {
          setText(value);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
      />
      <span role="alert">{refused && t('pagination.refused', { pages })}</span>
    </span>
  );
}
