import type { Control, Controlled } from './controls.ts';
import type { Reply } from './envelope.ts';
import type { Handler } from './handle.ts';
import type { PageRequest } from './page-request.ts';
import type { Store } from './store.ts';

/** The moment at which a service fills its tables. */
export interface SeedMoment {
  store: Store;
  /** Epoch ms. */
  now: number;
  /** True when the database is new. */
  first: boolean;
}

/** One service of the platform: everything the server needs of it, in one place. */
export interface Service {
  readonly name: string;
  /** Its calls, with what answers them. */
  readonly handlers: readonly Handler[];
  /**
   * SQL of its tables, each created when it is missing. A table is never changed once it has landed: a file of an older
   * client is opened as it is. Times are epoch ms, flags 0 or 1.
   */
  readonly tables?: string;
  /** Envelope codes of its refusals by name, where the documents show none; `docs/PLATFORM.md` lists them. */
  readonly codes?: Readonly<Record<string, number>>;
  /** Fills its tables at every start, after the services that stand before it in the list. */
  readonly seed?: (moment: SeedMoment) => void;
  /** A file below /media/ at `now` (epoch ms); null: not one of this service. */
  readonly file?: (pathname: string, store: Store, now: number) => Reply | null;
  /** A page for people, with its own session; null: not one of this service. */
  readonly page?: (request: PageRequest, on: Controlled) => Reply | null;
  /** Control routes below /__ by verb and path, as 'GET /__papers'. */
  readonly controls?: Readonly<Record<string, Control>>;
}
