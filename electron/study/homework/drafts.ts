import type { HomeworkDraft, HomeworkRef } from '#contract/ipc/homework.ts';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { Collection, noteWith } from '#electron/storage/notebooks/collection.ts';

interface HomeworkDraftsOptions {
  notebooks: AccountNotebooks;
  /** Epoch ms of this machine. */
  now: () => number;
}

/** A draft as it was written; `savedAt`: epoch ms of this machine. */
export interface StoredDraft {
  draft: HomeworkDraft;
  savedAt: number;
}

/** What whoever is signed in wrote as homework and has not handed in. */
export class HomeworkDrafts {
  readonly #options: HomeworkDraftsOptions;
  readonly #drafts: Collection<HomeworkRef, StoredDraft>;

  constructor(options: HomeworkDraftsOptions) {
    this.#options = options;
    this.#drafts = new Collection(options.notebooks, {
      prefix: 'homework ',
      nameOf: ({ courseId, homeworkId }) => JSON.stringify([courseId, homeworkId]),
      read: noteWith<StoredDraft>('draft', 'savedAt'),
      empty: () => null,
    });
  }

  async read(ref: HomeworkRef): Promise<StoredDraft | null> {
    return this.#drafts.get(this.#options.notebooks.owner(), ref);
  }

  async keep(ref: HomeworkRef, draft: HomeworkDraft): Promise<StoredDraft> {
    const kept = { draft, savedAt: this.#options.now() };
    await this.#drafts.put(this.#options.notebooks.owner(), ref, kept);
    return kept;
  }

  async drop(ref: HomeworkRef): Promise<void> {
    await this.#drafts.remove(this.#options.notebooks.owner(), ref);
  }
}
