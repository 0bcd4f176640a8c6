import * as z from 'zod/mini';
import { accountHash } from '#electron/storage/journal/attempt-id.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';

/** An unfinished try-out is offered for a day. */
const keptMs = 24 * 60 * 60_000;

const stored = z.object({ account: z.string(), startedAt: z.number() });

/** Remembers over a crash that a try-out did not end. */
export class TrialMark {
  readonly #file: KeyValueFile;
  readonly #now: () => number;

  /** `now`: epoch ms of this machine. */
  constructor(file: KeyValueFile, now: () => number) {
    this.#file = file;
    this.#now = now;
  }

  /** When the unfinished try-out of an account began, in epoch ms of this machine; null: it has none. */
  startedAt(accountId: string): number | null {
    const mark = this.#read();
    return mark?.account === accountHash(accountId) && !this.isOld() ? mark.startedAt : null;
  }

  /** A try-out that goes on keeps its beginning. */
  begin(accountId: string): void {
    if (this.startedAt(accountId) !== null) return;
    this.#file.write({ account: accountHash(accountId), startedAt: this.#now() });
  }

  end(): void {
    if (this.#read()) this.#file.write({});
  }

  /** A clock that was set back makes no try-out young again. */
  isOld(): boolean {
    const mark = this.#read();
    return mark !== null && Math.abs(this.#now() - mark.startedAt) > keptMs;
  }

  #read(): z.output<typeof stored> | null {
    return z.safeParse(stored, this.#file.read()).data ?? null;
  }
}
