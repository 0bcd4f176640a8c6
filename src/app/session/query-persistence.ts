import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { persistedPages } from '#api/query.ts';
import type { SessionState } from '#contract/ipc/session.ts';
import { logFailure } from '#lib/log.ts';

/**
 * In localStorage, so that every wipe clears it (000 §8); per account and branch, since answers differ between
 * branches.
 */
function storageKeyOf({ accountId, branch }: SessionState): string | null {
  return accountId === null ? null : `kept.${accountId}.${branch?.code ?? ''}`;
}

const writeDelayMs = 1000;

/** Restores the persisted queries of this account, for a start without network. */
export function restorePersisted(queries: QueryClient, session: SessionState): void {
  const key = storageKeyOf(session);
  const text = key === null ? null : localStorage.getItem(key);
  if (key === null || text === null) return;
  try {
    const persisted: DehydratedState = JSON.parse(text);
    hydrate(queries, persisted);
    // Shown at once but marked stale even when fresh: changes just before the last exit may not have been written.
    void queries.invalidateQueries({ refetchType: 'none' });
  } catch (error) {
    localStorage.removeItem(key);
    logFailure('persisted answers', error);
  }
}

/** Persists the answers of queries with `persist`. Returns a function that stops. */
export function persistQueries(queries: QueryClient, sessionNow: () => SessionState): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    const key = storageKeyOf(sessionNow());
    if (key === null) return;
    const persisted = dehydrate(queries, {
      serializeData: firstPages,
      shouldDehydrateQuery: (query) => query.meta?.['persist'] === true && query.state.status === 'success',
    });
    try {
      localStorage.setItem(key, JSON.stringify(persisted));
    } catch (error) {
      logFailure('persisted answers', error);
    }
  };
  const stop = queries.getQueryCache().subscribe((event) => {
    const isNew = event.type === 'updated' && event.action.type === 'success' && event.query.meta?.['persist'] === true;
    if (isNew) timer ??= setTimeout(write, writeDelayMs);
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
  return { ...data, pages: pages.slice(0, persistedPages), pageParams: pageParams.slice(0, persistedPages) };
}
