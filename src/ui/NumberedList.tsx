import { Button } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { pageCountOf, resizedPlace, type PagePlace, type PaginationLayout } from './pagination-rules.ts';
import { Pagination } from './Pagination.tsx';
import { QueryView } from './QueryView.tsx';

/** The part of a query that the list needs. */
interface Readable<Item> {
  data: { list: readonly Item[]; total: number | null } | undefined;
  isPending: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface NumberedListProps<Item> {
  /** The page that `place` names. */
  of: Readable<Item>;
  layout: PaginationLayout;
  place: PagePlace;
  onPlace: (place: PagePlace) => void;
  skeleton: ReactNode;
  /** The title of the error panel. */
  failed: string;
  /** Shown when there is nothing in the whole list. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list by pages with the control at its foot, which stays while another page is read: it keeps the focus (000 §2). */
export function NumberedList<Item>(props: NumberedListProps<Item>) {
  const { of, layout, place, onPlace, skeleton, failed, empty, children } = props;
  const { page, size } = place;
  const [known, setKnown] = useState(0);
  // While a page is on its way, the number that the page before it told still stands.
  // Where the platform does not say how many there are, a full page may have another one behind it.
  const seen = of.data && (page - 1) * size + of.data.list.length + (of.data.list.length === size ? 1 : 0);
  const total = of.data?.total ?? seen ?? known;
  if (total !== known) setKnown(total);
  return (
    <>
      <QueryView query={of} skeleton={skeleton} failed={failed}>
        {({ list }) => {
          if (list.length > 0) return children(list);
          if (total === 0) return empty;
          return <NoSuchPage pages={pageCountOf(total, size)} onFirst={() => onPlace({ page: 1, size })} />;
        }}
      </QueryView>
      {total > 0 && (
        <Pagination
          layout={layout}
          total={total}
          told={of.data?.total !== null}
          page={page}
          size={size}
          onPage={(next) => onPlace({ page: next, size })}
          onSize={(next) => onPlace(resizedPlace(place, next))}
        />
      )}
    </>
  );
}

/** A page behind the end, as an old address names one. */
function NoSuchPage({ pages, onFirst }: { pages: number; onFirst: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      title={t('pagination.beyond')}
      hint={t('pagination.beyondHint', { count: pages, pages })}
      action={<Button onClick={onFirst}>{t('pagination.toFirst')}</Button>}
    />
  );
}
