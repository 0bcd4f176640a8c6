import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { send } from './client.ts';
import type { Answer, Endpoint, Input } from '../contract/platform/endpoint.ts';
import type { ApiError } from './errors.ts';

/** The query key of a call: its id and its parameters. The only source of query keys. */
export function keyOf<E extends Endpoint>(call: E, input?: Input<E>): readonly unknown[] {
  return input === undefined ? [call.id] : [call.id, input];
}

interface QueryOptions {
  enabled?: boolean;
  /** Persisted on this machine, for a start without network. */
  persist?: boolean;
  /** No toast on failure (000 §8): a background read that its screen can do without. */
  quiet?: boolean;
  /** Quiet, and its place stays empty on failure: the notice of the page says that a part is missing. */
  aside?: boolean;
  /** Fetched when it is asked for, and not again by itself: an address that is in use. */
  held?: boolean;
  /** Fetched anew whenever its screen opens, however new what is known is: a price. */
  anew?: boolean;
}

/** Pages persisted of a list: what a start without network shows first. */
export const persistedPages = 3;

interface PagesOptions extends QueryOptions {
  /** With other parameters the list before stays until the new one is there (`isPlaceholderData`). */
  keepsBefore?: boolean;
}

const heldOptions = { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false, refetchOnWindowFocus: false } as const;

function metaOf({ persist = false, quiet = false, aside = false }: QueryOptions) {
  return { persist, quiet: quiet || aside, aside };
}

/** Reads a call. Only for calls without `effect`. */
export function useApiQuery<E extends Endpoint>(call: E, input: Input<E>, options: QueryOptions = {}) {
  return useQuery<Answer<E>, ApiError>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => send(call, input, signal),
    enabled: options.enabled ?? true,
    meta: metaOf(options),
    ...(options.held ? heldOptions : {}),
    ...(options.anew ? { refetchOnMount: 'always' as const } : {}),
  });
}

/**
 * Makes a call that changes state. Never retried. The calls that it makes stale are refetched even after a failure:
 * when the answer is lost, only the platform knows the outcome.
 */
export function useApiMutation<E extends Endpoint>(call: E) {
  const queries = useQueryClient();
  return useMutation<Answer<E>, ApiError, Input<E>>({
    mutationFn: (input) => send(call, input),
    onSettled: () => makeStale(queries, call),
  });
}

/** Refetches the calls that this one makes stale. */
export function makeStale(queries: QueryClient, { makesStale }: Pick<Endpoint, 'makesStale'>): void {
  for (const id of makesStale) void queries.invalidateQueries({ queryKey: [id] });
}

/** Reads a paged list, page after page; `inputOf` gives the parameters of page 1, 2, 3... (000 §3). */
export function useApiPages<E extends Endpoint>(
  call: E,
  inputOf: (pageNum: number) => Input<E>,
  options: PagesOptions = {},
) {
  return useInfiniteQuery({
    queryKey: [call.id, 'pages', inputOf(1)],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => send(call, inputOf(pageParam), signal),
    getNextPageParam: nextPage,
    ...(options.keepsBefore ? { placeholderData: keepPreviousData } : {}),
    enabled: options.enabled ?? true,
    meta: metaOf(options),
  });
}

/** The number of the next page, or undefined when all items are loaded; an empty page ends the list. */
function nextPage(last: unknown, pages: readonly unknown[]): number | undefined {
  let loaded = 0;
  for (const page of pages) loaded += listIn(page).length;
  return listIn(last).length === 0 || loaded >= totalIn(last) ? undefined : pages.length + 1;
}

// Both run for every page whenever one arrives: cheap checks instead of a parse.
const nothing: readonly unknown[] = [];

function listIn(page: unknown): readonly unknown[] {
  if (typeof page !== 'object' || page === null || !('list' in page)) return nothing;
  return Array.isArray(page.list) ? page.list : nothing;
}

function totalIn(page: unknown): number {
  if (typeof page !== 'object' || page === null || !('total' in page)) return 0;
  return typeof page.total === 'number' ? page.total : 0;
}
