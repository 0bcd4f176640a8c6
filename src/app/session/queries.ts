import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/errors.ts';
import { logFailure } from '../../lib/log.ts';

/** Told of every failed call; `asked` is true when the learner just did something. */
export type OnFailure = (error: ApiError, asked: boolean) => void;

/** The cache of server data. Calls that change state are never repeated; reads once, and only for the network's sake. */
export function createQueries(onFailure: OnFailure): QueryClient {
  const tell = (error: unknown, asked: boolean) => {
    if (error instanceof ApiError) onFailure(error, asked);
    else logFailure('call', error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => tell(error, false) }),
    mutationCache: new MutationCache({ onError: (error) => tell(error, true) }),
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
