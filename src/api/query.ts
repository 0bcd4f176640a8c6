import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { send } from './client.ts';
import type { Answer, Endpoint, Input } from '../contract/platform/endpoint.ts';
import type { ApiError } from './errors.ts';

/** The query key of a call: its id and its parameters. Nobody types a key by hand. */
export function keyOf<E extends Endpoint>(call: E, input?: Input<E>): readonly unknown[] {
  return input === undefined ? [call.id] : [call.id, input];
}

interface ReadOptions {
  enabled?: boolean;
  /** Kept on this machine for a start without network. */
  keep?: boolean;
  /** Toasts are off (000 §8): nobody asked for it, and what needs it can do without. */
  quiet?: boolean;
}

/** Reads a call. Only for calls without `effect`. */
export function useRead<E extends Endpoint>(call: E, input: Input<E>, options: ReadOptions = {}) {
  return useQuery<Answer<E>, ApiError>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => send(call, input, signal),
    enabled: options.enabled ?? true,
    meta: { keep: options.keep ?? false, quiet: options.quiet ?? false },
  });
}

/** Makes a call that changes state, when asked. Never retried. */
export function useSend<E extends Endpoint>(call: E) {
  return useMutation<Answer<E>, ApiError, Input<E>>({ mutationFn: (input) => send(call, input) });
}

/** Reads a paged list, page after page; `inputOf` gives the parameters of page 1, 2, 3... (000 §3). */
export function usePages<E extends Endpoint>(
  call: E,
  inputOf: (pageNum: number) => Input<E>,
  options: ReadOptions = {},
) {
  return useInfiniteQuery({
    queryKey: [call.id, 'pages', inputOf(1)],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => send(call, inputOf(pageParam), signal),
    getNextPageParam: (last, pages) => nextPage(sizeOf(last), pages.map(sizeOf)),
    enabled: options.enabled ?? true,
    meta: { keep: options.keep ?? false, quiet: options.quiet ?? false },
  });
}

interface PageSize {
  items: number;
  total: number;
}

// Asked of every page whenever one more has come: a look, no reading.
function sizeOf(page: unknown): PageSize {
  const none = { items: 0, total: 0 };
  if (typeof page !== 'object' || page === null || !('list' in page) || !('total' in page)) return none;
  const { list, total } = page;
  return Array.isArray(list) && typeof total === 'number' ? { items: list.length, total } : none;
}

/** The number of the next page, or undefined when everything is here; an empty page ends the list. */
function nextPage(last: PageSize, pages: readonly PageSize[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.items, 0);
  return last.items === 0 || loaded >= last.total ? undefined : pages.length + 1;
}
