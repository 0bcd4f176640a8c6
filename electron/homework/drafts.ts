import type { HomeworkDraft, HomeworkRef, KeptDraft } from '../../src/contract/ipc/homework.ts';
import { CodedError } from '../core/coded-error.ts';
import { Notebook, type NotebookOptions } from '../practice/notebook.ts';

/** What learners of this machine wrote as homework and have not handed in: encrypted, one notebook an account. */
export class HomeworkDrafts {
  readonly #options: NotebookOptions;
  readonly #account: () => string | null;
  readonly #open = new Map<string, Promise<Notebook>>();
  readonly #last = new Map<string, Promise<unknown>>();

  /** `account`: who is signed in. */
  constructor(options: NotebookOptions, account: () => string | null) {
    this.#options = options;
    this.#account = account;
  }

  async read(ref: HomeworkRef): Promise<KeptDraft | null> {
    const owner = this.#owner();
    // A write that failed was told to its writer.
    await this.#last.get(owner)?.catch(() => undefined);
    const note = (await this.#notebook(owner)).get(keyOf(ref));
    return isKept(note) ? note : null;
  }

  async keep(ref: HomeworkRef, draft: HomeworkDraft): Promise<KeptDraft> {
    const kept = { draft, savedAt: this.#options.now() };
    await this.#put(ref, kept);
    return kept;
  }

  drop(ref: HomeworkRef): Promise<void> {
    return this.#put(ref, null);
  }

  async stop(): Promise<void> {
    await Promise.allSettled(this.#last.values());
    await this.#options.journals.close();
  }

  /** Each change of one account waits for the one before. */
  #put(ref: HomeworkRef, note: KeptDraft | null): Promise<void> {
    const owner = this.#owner();
    const run = async () => (await this.#notebook(owner)).put(keyOf(ref), note);
    const put = (this.#last.get(owner) ?? Promise.resolve()).then(run, run);
    this.#last.set(owner, put);
    return put;
  }

  #owner(): string {
    const owner = this.#account();
    if (owner === null) throw new CodedError('no-account', 'Nobody is signed in.');
    return owner;
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

const keyOf = ({ courseId, homeworkId }: HomeworkRef) => `homework ${JSON.stringify([courseId, homeworkId])}`;

/** A note is authentic and was written from this type. */
function isKept(note: unknown): note is KeptDraft {
  return typeof note === 'object' && note !== null && 'draft' in note && 'savedAt' in note;
}
