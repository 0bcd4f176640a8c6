import { notifyManager, useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** The queries that a part of the screen reads, by cache: a long list leaves hundreds behind that nothing shows. */
const observed = new WeakMap<QueryCache, Set<Query>>();

/** A value computed from the queries that the screen shows, recomputed when one changes. `select` gives a primitive. */
export function useActiveQueries<Value extends number | boolean | null>(
  select: (queries: readonly Query[]) => Value,
): Value {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    // Batched: the cache also notifies while a screen renders.
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  return useSyncExternalStore(subscribe, () => select(activeIn(cache)));
}

function activeIn(cache: QueryCache): Query[] {
  return [...observedIn(cache)].filter((query) => query.isActive());
}

function observedIn(cache: QueryCache): ReadonlySet<Query> {
  const known = observed.get(cache);
  if (known) return known;
  const queries = new Set(cache.getAll().filter((query) => query.getObserversCount() > 0));
  observed.set(cache, queries);
  cache.subscribe(({ query }) => {
    if (query.getObserversCount() > 0) queries.add(query);
    else queries.delete(query);
  });
  return queries;
}
