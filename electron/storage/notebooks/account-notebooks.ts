import { CodedError } from '#electron/kernel/coded-error.ts';
import { accountHash } from '../journal/attempt-id.ts';
import { hasOldNotebook, Notebook, type NotebookOptions } from './notebook.ts';

/** Who keeps notebooks, by the names of their folders: what may lie there undelivered, `--pending` says. */
export const notebookNames = [
  'assess',
  'courseware',
  'forms',
  'homework',
  'jobs',
  'orders',
  'practice',
  'study',
  'offline',
] as const;
export type NotebookName = (typeof notebookNames)[number];

/** The notebooks of the accounts of this machine; the work of one account is done one piece after the other. */
export class AccountNotebooks {
  readonly #options: NotebookOptions;
  readonly #account: () => string | null;
  readonly #open = new Map<string, Promise<Notebook>>();
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #hashes = new Map<string, Promise<string>>();

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
  async run<Value>(accountId: string, work: (notebook: Notebook) => Promise<Value> | Value): Promise<Value> {
    return this.runOf(await this.#hashOf(accountId), work);
  }

  /** The hash under which the notebook of an account lies here; found once. */
  #hashOf(accountId: string): Promise<string> {
    const known = this.#hashes.get(accountId);
    if (known) return known;
    const finding = this.#findHash(accountId);
    this.#hashes.set(accountId, finding);
    finding.catch(() => this.#hashes.delete(accountId));
    return finding;
  }

  async #findHash(accountId: string): Promise<string> {
    const { origin } = this.#options;
    const old = accountHash(accountId);
    const mine = accountHash(accountId, origin);
    if (mine === old || !(await hasOldNotebook(this.#options, accountId))) return mine;
    return (await this.runOf(old, (notebook) => notebook.isOf(origin))) ? old : mine;
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
    const own = here === null ? [] : [accountHash(here), accountHash(here, this.#options.origin)];
    const listed = await this.#options.journals.list();
    return [...new Set(listed.map(({ name }) => name.account))].filter((account) => !own.includes(account));
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
