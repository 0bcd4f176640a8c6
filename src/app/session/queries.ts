import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/errors.ts';
import { currentLocale, i18n } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';

/** How a call was made. */
export interface CallContext {
  /** In response to an action of the learner. */
  userInitiated: boolean;
  /** No toast on failure. */
  silent: boolean;
}

/** Called for every failed call. */
export type OnFailure = (error: ApiError, context: CallContext) => void;

/** The cache of server data. Mutations are never retried; reads once, and only after a network failure. */
export function createQueries(onFailure: OnFailure): QueryClient {
  const report = (error: unknown, context: CallContext) => {
    if (error instanceof ApiError) onFailure(error, context);
    else logFailure('call', error);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => report(error, { userInitiated: false, silent: meta?.['silent'] === true }),
    }),
    mutationCache: new MutationCache({ onError: (error) => report(error, { userInitiated: true, silent: false }) }),
    defaultOptions: {
      // 'always': the gateway, not the browser, knows whether the platform is reachable.
      queries: { networkMode: 'always', staleTime: 10_000, retry: retryNetworkFailureOnce, retryDelay: 500 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function retryNetworkFailureOnce(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.failure.kind === 'network';
}

/** Refetches after a change of language, since the platform answers in the language of the request. */
export function refetchOnLanguageChange(queries: QueryClient): () => void {
  let before = currentLocale();
  const onChange = () => {
    const now = currentLocale();
    // Pending answers would arrive in the previous language.
    if (now !== before) void queries.cancelQueries().then(() => queries.invalidateQueries());
    before = now;
  };
  i18n.on('languageChanged', onChange);
  return () => i18n.off('languageChanged', onChange);
}
