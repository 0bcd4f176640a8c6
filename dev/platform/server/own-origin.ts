import * as z from 'zod/mini';
import type { Store } from './store.ts';

const row = z.object({ value: z.string() });

/** Where this platform is reached, for addresses that it hands out; '' before it listens. */
export function ownOrigin(store: Store): string {
  return store.one(row, "SELECT value FROM meta WHERE key = 'own_origin'")?.value ?? '';
}

/** Remembers where this platform is reached. */
export function setOwnOrigin(store: Store, origin: string): void {
  store.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('own_origin', ?)", origin);
}
