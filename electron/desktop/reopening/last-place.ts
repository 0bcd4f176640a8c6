import * as z from 'zod/mini';
import type { ScreenPlace } from '#contract/ipc/reopening.ts';
import type { Session } from '#electron/platform/session/session.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import { reopened } from './reopen-rules.ts';

export interface LastPlaceOptions {
  file: KeyValueFile;
  session: Pick<Session, 'account' | 'onChange' | 'state'>;
  /** False on a shared computer, and where the learner wants every start at the home page. */
  isWanted: () => boolean;
  /** The tenant whose screens these are. */
  tenant: () => string;
  report: (what: string, error: unknown) => void;
}

const storedPlace = z.object({ owner: z.string(), tenant: z.string(), address: z.string(), scroll: z.number() });
type StoredPlace = z.infer<typeof storedPlace>;

/** Where one account was in the client, of one tenant; signing out forgets it. */
export class LastPlace {
  readonly #options: LastPlaceOptions;
  /** How far the screen that this start opened was scrolled. */
  #opened: ScreenPlace | null = null;

  constructor(options: LastPlaceOptions) {
    this.#options = options;
    options.session.onChange((account) => {
      const { endReason } = options.session.state();
      if (account === null && (endReason === 'signed-out' || endReason === 'left')) this.forget();
    });
  }

  /** The address that this start opens; null: the home page. */
  open(): string | null {
    const known = this.#read();
    const { session, isWanted, tenant } = this.#options;
    if (!known || !isWanted()) return null;
    if (known.owner !== session.account()?.accountId || known.tenant !== tenant()) return null;
    // A file can be changed, and rules change with versions.
    const address = reopened(known.address);
    this.#opened = address === null ? null : { address, scroll: known.scroll };
    return address;
  }

  takeScroll(address: string): number | null {
    const opened = this.#opened;
    this.#opened = null;
    return opened?.address === reopened(address) ? opened.scroll : null;
  }

  remember({ address, scroll }: ScreenPlace): void {
    const { session, isWanted, tenant } = this.#options;
    const owner = session.account()?.accountId;
    const known = this.#read();
    const again = reopened(address);
    if (owner === undefined || again === null || !isWanted()) {
      if (known && owner !== undefined) this.forget();
      return;
    }
    const isItself = new URL(again, 'app://client').pathname === new URL(address, 'app://client').pathname;
    const next: StoredPlace = { owner, tenant: tenant(), address: again, scroll: isItself ? scroll : 0 };
    if (known && JSON.stringify(known) === JSON.stringify(next)) return;
    this.#write(next);
  }

  forget(): void {
    this.#opened = null;
    if (this.#read()) this.#write(null);
  }

  #read(): StoredPlace | null {
    const read = z.safeParse(storedPlace, this.#options.file.read()['place']);
    return read.success ? read.data : null;
  }

  /** Where the learner was is worth less than what they do: a disk that takes nothing disturbs nobody. */
  #write(place: StoredPlace | null): void {
    try {
      this.#options.file.write(place === null ? { version: 1 } : { version: 1, place });
    } catch (error) {
      this.#options.report('the last screen', error);
    }
  }
}
