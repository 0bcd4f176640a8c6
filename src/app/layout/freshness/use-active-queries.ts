import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

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
  return useSyncExternalStore(subscribe, () => select(cache.findAll({ type: 'active' })));
}
