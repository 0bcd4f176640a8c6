import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { sessionAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';

const changed = (listener: () => void) => desktop.offline.changed(listener);

/** What the learner who is signed in keeps on this computer, and what is on its way: the query, and the ids of what is whole. */
export function useKeptItems() {
  const { accountId } = useAtomValue(sessionAtom);
  const query = useDesktopQuery(desktop.offline.list, [], { changed, scope: accountId });
  const wholeIds = useMemo(
    () => new Set((query.data ?? []).filter(({ phase }) => phase === 'kept').map(({ itemId }) => itemId)),
    [query.data],
  );
  return { query, wholeIds };
}
