import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Result } from '#contract/ipc/ipc-types.ts';
import { ask } from './desktop.ts';

interface DesktopQueryOptions {
  /** Subscribes to the event that makes the answer stale. */
  changed?: (listener: () => void) => () => void;
  /** What the answer depends on besides `args`, for example the account. */
  scope?: unknown;
  /** False: the answer is dropped when the last screen that shows it closes. */
  cached?: boolean;
  /** False: nothing is asked yet. */
  enabled?: boolean;
}

const callIds = new WeakMap<object, number>();
let lastId = 0;

/** Identifies a `desktop` call in query keys; each is one function object for the whole run. */
function idOf(call: object): number {
  const known = callIds.get(call);
  if (known !== undefined) return known;
  lastId += 1;
  callIds.set(call, lastId);
  return lastId;
}

/** Reads from the main process, and refetches on its change event. Only for calls without side effects. */
export function useDesktopQuery<Args extends readonly unknown[], Value>(
  call: (...args: Args) => Promise<Result<Value>>,
  args: Args,
  { changed, scope = null, cached = true, enabled = true }: DesktopQueryOptions = {},
): UseQueryResult<Value> {
  const queries = useQueryClient();
  const id = idOf(call);
  useEffect(
    () => changed?.(() => void queries.invalidateQueries({ queryKey: ['desktop', id] })),
    [queries, id, changed],
  );
  return useQuery({
    queryKey: ['desktop', id, args, scope],
    queryFn: () => ask(call(...args)),
    staleTime: 0,
    enabled,
    retry: false,
    ...(cached ? {} : { gcTime: 0 }),
  });
}
