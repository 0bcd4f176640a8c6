import * as z from 'zod/mini';
import type { Accounts } from './account.ts';
import { createClock } from './clock.ts';
import { serverControls } from './controls.ts';
import { createFaultList } from './faults.ts';
import { pathAt, type Habit } from './habit.ts';
import { createRouter } from './router.ts';
import type { ServedPlatform } from './serve.ts';
import type { Service } from './service.ts';
import { openStore, type Store } from './store.ts';

/** Tables of the platform itself. */
const serverTables = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS request_log (n INTEGER PRIMARY KEY, entry TEXT NOT NULL) STRICT;
`;

const metaRow = z.object({ value: z.string() });

interface PlatformOptions {
  /** A file, or ':memory:'. */
  db: string;
  services: readonly Service[];
  accounts: Accounts;
  /** Name of the tenant that every host gets; null: by host. */
  tenant: string | null;
  /** How it speaks where it differs from the documents; null: it does not. */
  habit: ((store: Store) => Habit) | null;
}

/** Puts the services together over one database; `seed` fills what is empty. */
export function createPlatform(parts: PlatformOptions): ServedPlatform & { seed: () => void } {
  const { services, accounts, tenant } = parts;
  const store = openStore(parts.db, [serverTables, ...services.map(({ tables = '' }) => tables)].join(''));
  const clock = createClock();
  const habit = parts.habit?.(store) ?? null;
  return {
    store,
    clock,
    accounts,
    tenant,
    habit,
    faults: createFaultList(),
    router: createRouter(
      services.flatMap(({ handlers }) => handlers),
      (call) => pathAt(habit, call),
    ),
    controls: Object.assign({}, serverControls, ...services.map(({ controls }) => controls)),
    fileAt(pathname) {
      for (const { file } of services) {
        const found = file?.(pathname, store, clock.now());
        if (found) return found;
      }
      return null;
    },
    pageAt(request, on) {
      for (const { page } of services) {
        const reply = page?.(request, on);
        if (reply) return reply;
      }
      return null;
    },
    seed() {
      const now = clock.now();
      store.together(() => {
        const first = store.one(metaRow, "SELECT value FROM meta WHERE key = 'seeded'") === undefined;
        if (first) store.run("INSERT INTO meta (key, value) VALUES ('seeded', ?)", String(now));
        for (const service of services) service.seed?.({ store, now, first });
      });
    },
  };
}
