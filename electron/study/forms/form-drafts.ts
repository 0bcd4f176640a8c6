import type { FormDraft, FormEntries } from '#contract/ipc/forms.ts';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { Collection, noteWith } from '#electron/storage/notebooks/collection.ts';

interface FormDraftsOptions {
  notebooks: AccountNotebooks;
  /** Epoch ms of this machine. */
  now: () => number;
}

/** What whoever is signed in entered into forms and has not sent. */
export class FormDrafts {
  readonly #options: FormDraftsOptions;
  readonly #drafts: Collection<string, FormDraft>;

  constructor(options: FormDraftsOptions) {
    this.#options = options;
    this.#drafts = new Collection(options.notebooks, {
      prefix: 'form ',
      nameOf: (formId) => formId,
      read: noteWith<FormDraft>('entries', 'savedAt'),
      empty: () => null,
    });
  }

  async read(formId: string): Promise<FormDraft | null> {
    return this.#drafts.get(this.#options.notebooks.owner(), formId);
  }

  async keep(formId: string, entries: FormEntries): Promise<{ savedAt: number }> {
    const savedAt = this.#options.now();
    await this.#drafts.put(this.#options.notebooks.owner(), formId, { entries, savedAt });
    return { savedAt };
  }

  /** Writes nothing where there is no draft. */
  async drop(formId: string): Promise<void> {
    if ((await this.read(formId)) !== null) await this.#drafts.remove(this.#options.notebooks.owner(), formId);
  }

  close(): Promise<void> {
    return this.#drafts.close();
  }
}
