import * as z from 'zod/mini';
import type { JobNotes, SavedPosition } from '#contract/ipc/jobs.ts';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { NoteKind } from '#electron/storage/notebooks/collection.ts';
import type { Notebook } from '#electron/storage/notebooks/notebook.ts';

export interface JobNotesOptions {
  notebooks: AccountNotebooks;
  /** Epoch ms of this machine. */
  now: () => number;
  changed: () => void;
}

const searchesKey = 'searches';
const keptSearches = 8;

const savedPosition = z.object({
  id: z.string(),
  positionName: z.string(),
  companyName: z.string(),
  cityName: z.string(),
  savedAt: z.number(),
});
const texts = z.array(z.string());
const saved = new NoteKind<string, SavedPosition>({
  prefix: 'saved ',
  nameOf: (id) => id,
  read: (note) => z.safeParse(savedPosition, note).data ?? null,
  empty: () => null,
});

/** Saved positions and searches of a learner, in a notebook of the account. */
export class JobNotebook {
  readonly #options: JobNotesOptions;

  constructor(options: JobNotesOptions) {
    this.#options = options;
  }

  notes(): Promise<JobNotes> {
    const { notebooks } = this.#options;
    return notebooks.run(notebooks.owner(), (notebook) => ({
      saved: saved.all(notebook).toSorted((a, b) => b.savedAt - a.savedAt),
      searches: searchesIn(notebook.get(searchesKey)),
    }));
  }

  save(position: Omit<SavedPosition, 'savedAt'>): Promise<void> {
    return this.#change((notebook) => saved.put(notebook, position.id, { ...position, savedAt: this.#options.now() }));
  }

  remove(id: string): Promise<void> {
    return this.#change((notebook) => saved.remove(notebook, id));
  }

  searched(text: string): Promise<void> {
    return this.#change((notebook) => {
      const others = searchesIn(notebook.get(searchesKey)).filter((one) => one !== text);
      return notebook.put(searchesKey, [text, ...others].slice(0, keptSearches));
    });
  }

  forgetSearches(): Promise<void> {
    return this.#change((notebook) => notebook.put(searchesKey, null));
  }

  /** Forgets what an account saved and looked for. */
  async removeAll(accountId: string): Promise<void> {
    await this.#options.notebooks.run(accountId, async (notebook) => {
      await notebook.put(searchesKey, null);
      for (const { id } of saved.all(notebook)) await saved.remove(notebook, id);
    });
    this.#options.changed();
  }

  stop(): Promise<void> {
    return this.#options.notebooks.stop();
  }

  async #change(change: (notebook: Notebook) => Promise<void>): Promise<void> {
    const { notebooks, changed } = this.#options;
    await notebooks.run(notebooks.owner(), change);
    changed();
  }
}

function searchesIn(stored: unknown): string[] {
  return z.safeParse(texts, stored).data ?? [];
}
