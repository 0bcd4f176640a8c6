import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { logFailure } from '../../lib/log.ts';

/** Lies in localStorage, one entry an account, so that every wipe clears it (000 §8). */
const keyOf = (accountId: string) => `kept.${accountId}`;
const writeEvery = 1000;

/** Puts back what queries with `keep` had loaded for this account, for a start without network. */
export function restoreKept(queries: QueryClient, accountId: string | null): void {
  if (accountId === null) return;
  const text = localStorage.getItem(keyOf(accountId));
  if (text === null) return;
  try {
    const kept: DehydratedState = JSON.parse(text);
    hydrate(queries, kept);
  } catch (error) {
    localStorage.removeItem(keyOf(accountId));
    logFailure('kept answers', error);
  }
}

/** Writes answers of queries with `keep` as they come. Returns the way to stop. */
export function keepAnswers(queries: QueryClient, accountNow: () => string | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    const accountId = accountNow();
    if (accountId === null) return;
    const kept = dehydrate(queries, {
      shouldDehydrateQuery: (query) => query.meta?.['keep'] === true && query.state.status === 'success',
    });
    try {
      localStorage.setItem(keyOf(accountId), JSON.stringify(kept));
    } catch (error) {
      logFailure('kept answers', error);
    }
  };
  const stop = queries.getQueryCache().subscribe((event) => {
    const news = event.type === 'updated' && event.action.type === 'success' && event.query.meta?.['keep'] === true;
    if (news) timer ??= setTimeout(write, writeEvery);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
