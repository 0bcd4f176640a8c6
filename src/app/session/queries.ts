import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/errors.ts';
import { logFailure } from '../../lib/log.ts';

/** How a call was made. */
export interface CallManner {
  /** The learner just did something. */
  asked: boolean;
  /** Toasts are off. */
  quiet: boolean;
}

/** Told of every failed call. */
export type OnFailure = (error: ApiError, manner: CallManner) => void;

/** The cache of server data. Calls that change state are never repeated; reads once, and only for the network's sake. */
export function createQueries(onFailure: OnFailure): QueryClient {
  const tell = (error: unknown, manner: CallManner) => {
    if (error instanceof ApiError) onFailure(error, manner);
    else logFailure('call', error);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => tell(error, { asked: false, quiet: meta?.['quiet'] === true }),
    }),
    mutationCache: new MutationCache({ onError: (error) => tell(error, { asked: true, quiet: false }) }),
    defaultOptions: {
      // The gateway knows better than the browser whether the platform can be reached.
      queries: { networkMode: 'always', staleTime: 10_000, retry: onceForTheNetwork, retryDelay: 500 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function onceForTheNetwork(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.failure.kind === 'network';
}
