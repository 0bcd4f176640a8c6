import * as z from 'zod/mini';
import type { JobNotes, SavedPosition } from '../../src/contract/ipc/jobs.ts';
import type { AccountNotebooks } from '../practice/account-notebooks.ts';

export interface JobNotesOptions {
  notebooks: AccountNotebooks;
  /** Epoch ms of this machine. */
  now: () => number;
  changed: () => void;
}

const searchesKey = 'searches';
const prefix = 'saved ';
const keptSearches = 8;

const savedPosition = z.object({
  id: z.string(),
  positionName: z.string(),
  companyName: z.string(),
  cityName: z.string(),
  savedAt: z.number(),
});
const texts = z.array(z.string());

/** Saved positions and searches of a learner, in a notebook of the account. */
export class JobNotebook {
  readonly #options: JobNotesOptions;

  constructor(options: JobNotesOptions) {
    this.#options = options;
  }

  notes(): Promise<JobNotes> {
    const { notebooks } = this.#options;
    return notebooks.run(notebooks.owner(), (notebook) => ({
      saved: notebook
        .all(prefix)
        .flatMap((one) => z.safeParse(savedPosition, one).data ?? [])
        .toSorted((a, b) => b.savedAt - a.savedAt),
      searches: searchesIn(notebook.get(searchesKey)),
    }));
  }

  save(position: Omit<SavedPosition, 'savedAt'>): Promise<void> {
    return this.#put(`${prefix}${position.id}`, () => ({ ...position, savedAt: this.#options.now() }));
  }

  remove(id: string): Promise<void> {
    return this.#put(`${prefix}${id}`, () => null);
  }

  searched(text: string): Promise<void> {
    return this.#put(searchesKey, (before) =>
      [text, ...searchesIn(before).filter((one) => one !== text)].slice(0, keptSearches),
    );
  }

  forgetSearches(): Promise<void> {
    return this.#put(searchesKey, () => null);
  }

  /** Forgets what an account saved and looked for. */
  async removeAll(accountId: string): Promise<void> {
    await this.#options.notebooks.run(accountId, async (notebook) => {
      for (const key of [searchesKey, ...savedKeys(notebook.all(prefix))]) await notebook.put(key, null);
    });
    this.#options.changed();
  }

  stop(): Promise<void> {
    return this.#options.notebooks.stop();
  }

  async #put(key: string, next: (before: unknown) => unknown): Promise<void> {
    const { notebooks, changed } = this.#options;
    await notebooks.run(notebooks.owner(), (notebook) => notebook.put(key, next(notebook.get(key))));
    changed();
  }
}

function savedKeys(saved: readonly unknown[]): string[] {
  return saved.flatMap((one) => z.safeParse(savedPosition, one).data ?? []).map(({ id }) => `${prefix}${id}`);
}

function searchesIn(stored: unknown): string[] {
  return z.safeParse(texts, stored).data ?? [];
}
