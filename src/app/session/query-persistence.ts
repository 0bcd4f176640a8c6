import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { SessionState } from '../../contract/ipc/session.ts';
import { logFailure } from '../../lib/log.ts';

/**
 * Lies in localStorage, so that every wipe clears it (000 §8): one entry an account and branch, since another branch has
 * other answers.
 */
function keyOf({ accountId, branch }: SessionState): string | null {
  return accountId === null ? null : `kept.${accountId}.${branch?.code ?? ''}`;
}

const writeEvery = 1000;
/** Of a list so many pages are kept: what a start without network shows first. */
const keptPages = 3;

/** Puts back what queries with `keep` had loaded for this account, for a start without network. */
export function restoreKept(queries: QueryClient, session: SessionState): void {
  const key = keyOf(session);
  const text = key === null ? null : localStorage.getItem(key);
  if (key === null || text === null) return;
  try {
    const kept: DehydratedState = JSON.parse(text);
    hydrate(queries, kept);
    // Shown at once, but asked anew however young it is: what was changed just before the client ended is not in it.
    void queries.invalidateQueries({ refetchType: 'none' });
  } catch (error) {
    localStorage.removeItem(key);
    logFailure('kept answers', error);
  }
}

/** Writes answers of queries with `keep` as they come. Returns the way to stop. */
export function keepAnswers(queries: QueryClient, sessionNow: () => SessionState): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    const key = keyOf(sessionNow());
    if (key === null) return;
    const kept = dehydrate(queries, {
      serializeData: firstPages,
      shouldDehydrateQuery: (query) => query.meta?.['keep'] === true && query.state.status === 'success',
    });
    try {
      localStorage.setItem(key, JSON.stringify(kept));
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

function firstPages(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data;
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { ...data, pages: pages.slice(0, keptPages), pageParams: pageParams.slice(0, keptPages) };
}
