import * as z from 'zod/mini';
import type { Store } from '../server/store.ts';

const row = z.object({ value: z.string() });

/** Where the live rooms are hosted; null: this platform was started without live rooms. */
export function liveOrigin(store: Store): string | null {
  return store.one(row, "SELECT value FROM meta WHERE key = 'live_origin'")?.value ?? null;
}

/** Remembers where the live rooms are hosted, for the configuration and the next start. */
export function setLiveOrigin(store: Store, origin: string): void {
  store.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('live_origin', ?)", origin);
}
