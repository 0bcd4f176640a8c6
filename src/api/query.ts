import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { Answer, Endpoint, Input } from '#contract/platform/endpoint.ts';
import { send } from './client.ts';
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
  silent?: boolean;
  /** Silent, and its place stays empty on failure: the notice of the page says that a part is missing. */
  optional?: boolean;
  /** Fetched when it is asked for, and not again by itself: an address that is in use. */
  frozen?: boolean;
  /** Fetched again whenever its screen opens, however new what is known is: a price. */
  alwaysRefetch?: boolean;
}

/** Pages persisted of a list: what a start without network shows first. */
export const persistedPages = 3;

interface PagesOptions extends QueryOptions {
  /** With other parameters the list before stays until the new one is there (`isPlaceholderData`). */
  keepPrevious?: boolean;
}

const frozenOptions = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

function metaOf({ persist = false, silent = false, optional = false }: QueryOptions) {
  return { persist, silent: silent || optional, optional };
}

/** Reads a call. Only for calls without `effect`. */
export function useApiQuery<E extends Endpoint>(call: E, input: Input<E>, options: QueryOptions = {}) {
  return useQuery<Answer<E>, ApiError>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => send(call, input, signal),
    enabled: options.enabled ?? true,
    meta: metaOf(options),
    ...(options.frozen ? frozenOptions : {}),
    ...(options.alwaysRefetch ? { refetchOnMount: 'always' as const } : {}),
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
    getNextPageParam: (last: unknown, pages: readonly unknown[]) => nextPage(last, pages, inputOf(1)),
    select: withoutRepeats,
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    enabled: options.enabled ?? true,
    meta: metaOf(options),
  });
}

/**
 * The number of the next page, or undefined when all items are loaded; an empty page ends the list. Where the platform
 * does not say how many there are, a full page is not the last one, unless it is the one before once more.
 */
function nextPage(last: unknown, pages: readonly unknown[], asked: object): number | undefined {
  const items = listIn(last);
  if (items.length === 0) return undefined;
  const total = totalIn(last);
  if (total === null) {
    const size = 'pageSize' in asked && typeof asked.pageSize === 'number' ? asked.pageSize : items.length;
    return items.length !== size || isRepeat(last, pages.at(-2)) ? undefined : pages.length + 1;
  }
  let loaded = 0;
  for (const page of pages) loaded += listIn(page).length;
  return loaded >= total ? undefined : pages.length + 1;
}

/** A platform that knows no pages gives the same list for each number. */
function withoutRepeats<Data extends { pages: unknown[] }>(data: Data): Data {
  const { pages } = data;
  const [last, before] = [pages.at(-1), pages.at(-2)];
  return totalIn(last) === null && isRepeat(last, before) ? { ...data, pages: pages.slice(0, -1) } : data;
}

const isRepeat = (page: unknown, before: unknown): boolean =>
  before !== undefined && JSON.stringify(listIn(page)) === JSON.stringify(listIn(before));

// Both run for every page whenever one arrives: cheap checks instead of a parse.
const nothing: readonly unknown[] = [];

function listIn(page: unknown): readonly unknown[] {
  if (typeof page !== 'object' || page === null || !('list' in page)) return nothing;
  return Array.isArray(page.list) ? page.list : nothing;
}

/** Null: the platform does not say. */
function totalIn(page: unknown): number | null {
  if (typeof page !== 'object' || page === null || !('total' in page)) return null;
  return typeof page.total === 'number' ? page.total : null;
}
