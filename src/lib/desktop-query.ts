import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Result } from '../contract/ipc/ipc-types.ts';
import { ask } from './desktop.ts';

interface DesktopQueryOptions {
  /** The event after which the answer is another one. */
  changed?: (listener: () => void) => () => void;
  /** What else the answer depends on, for example the account. */
  per?: unknown;
  /** False: the answer is forgotten with the last screen that shows it. */
  cached?: boolean;
}

const numbers = new WeakMap<object, number>();
let count = 0;

/** Tells the calls of `desktop` apart in query keys: each is one function for the whole run. */
function numberOf(call: object): number {
  const known = numbers.get(call);
  if (known !== undefined) return known;
  count += 1;
  numbers.set(call, count);
  return count;
}

/** Reads from the main process, and again whenever it says that something changed. For calls that only read. */
export function useDesktopQuery<Args extends readonly unknown[], Value>(
  call: (...args: Args) => Promise<Result<Value>>,
  args: Args,
  { changed, per = null, cached = true }: DesktopQueryOptions = {},
): UseQueryResult<Value> {
  const queries = useQueryClient();
  const number = numberOf(call);
  useEffect(
    () => changed?.(() => void queries.invalidateQueries({ queryKey: ['desktop', number] })),
    [queries, number, changed],
  );
  return useQuery({
    queryKey: ['desktop', number, args, per],
    queryFn: () => ask(call(...args)),
    staleTime: 0,
    retry: false,
    ...(cached ? {} : { gcTime: 0 }),
  });
}
