import { CodedError } from '../core/coded-error.ts';
import { Notebook, type NotebookOptions } from './notebook.ts';

/** The notebooks of the accounts of this machine; the work of one account is done one piece after the other. */
export class AccountNotebooks {
  readonly #options: NotebookOptions;
  readonly #account: () => string | null;
  readonly #open = new Map<string, Promise<Notebook>>();
  readonly #last = new Map<string, Promise<unknown>>();

  /** `account`: who is signed in. */
  constructor(options: NotebookOptions, account: () => string | null) {
    this.#options = options;
    this.#account = account;
  }

  /** Who is signed in; `no-account` when nobody is. */
  owner(): string {
    const owner = this.#account();
    if (owner === null) throw new CodedError('no-account', 'Nobody is signed in.');
    return owner;
  }

  /** Runs after all that was begun before for this account, whatever came of it. */
  run<Value>(accountId: string, work: (notebook: Notebook) => Promise<Value> | Value): Promise<Value> {
    const run = async () => work(await this.#notebook(accountId));
    const done = (this.#last.get(accountId) ?? Promise.resolve()).then(run, run);
    this.#last.set(accountId, done);
    return done;
  }

  async stop(): Promise<void> {
    await Promise.allSettled(this.#last.values());
    await this.#options.journals.close();
  }

  /** A notebook that did not open is tried again by the next call. */
  #notebook(accountId: string): Promise<Notebook> {
    const known = this.#open.get(accountId);
    if (known) return known;
    const opening = Notebook.open(this.#options, accountId);
    this.#open.set(accountId, opening);
    opening.catch(() => this.#open.delete(accountId));
    return opening;
  }
}
