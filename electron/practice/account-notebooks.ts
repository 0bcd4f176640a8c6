import { CodedError } from '../core/coded-error.ts';
import { accountHash } from '../exam/attempts/attempt-id.ts';
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
    return this.runOf(accountHash(accountId), work);
  }

  /** The same for an account that is known by its hash only. */
  runOf<Value>(account: string, work: (notebook: Notebook) => Promise<Value> | Value): Promise<Value> {
    const run = async () => work(await this.#notebook(account));
    const done = (this.#last.get(account) ?? Promise.resolve()).then(run, run);
    this.#last.set(account, done);
    return done;
  }

  /** Hashes of all accounts that have a notebook here, but for whoever is signed in. */
  async others(): Promise<string[]> {
    const here = this.#account();
    const own = here === null ? null : accountHash(here);
    const listed = await this.#options.journals.list();
    return [...new Set(listed.map(({ name }) => name.account))].filter((account) => account !== own);
  }

  async stop(): Promise<void> {
    await Promise.allSettled(this.#last.values());
    await this.#options.journals.close();
  }

  /** A notebook that did not open is tried again by the next call. */
  #notebook(account: string): Promise<Notebook> {
    const known = this.#open.get(account);
    if (known) return known;
    const opening = Notebook.openOf(this.#options, account);
    this.#open.set(account, opening);
    opening.catch(() => this.#open.delete(account));
    return opening;
  }
}
