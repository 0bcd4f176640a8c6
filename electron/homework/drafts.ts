import type { HomeworkDraft, HomeworkRef } from '../../src/contract/ipc/homework.ts';
import type { AccountNotebooks } from '../practice/account-notebooks.ts';

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

/** What learners of this machine wrote as homework and have not handed in: encrypted, one notebook an account. */
export class HomeworkDrafts {
  readonly #options: HomeworkDraftsOptions;

  constructor(options: HomeworkDraftsOptions) {
    this.#options = options;
  }

  async read(ref: HomeworkRef): Promise<StoredDraft | null> {
    const { notebooks } = this.#options;
    return notebooks.run(notebooks.owner(), (notebook) => {
      const note = notebook.get(keyOf(ref));
      return isKept(note) ? note : null;
    });
  }

  async keep(ref: HomeworkRef, draft: HomeworkDraft): Promise<StoredDraft> {
    const kept = { draft, savedAt: this.#options.now() };
    await this.#put(ref, kept);
    return kept;
  }

  async drop(ref: HomeworkRef): Promise<void> {
    await this.#put(ref, null);
  }

  #put(ref: HomeworkRef, note: StoredDraft | null): Promise<void> {
    const { notebooks } = this.#options;
    return notebooks.run(notebooks.owner(), (notebook) => notebook.put(keyOf(ref), note));
  }
}

const keyOf = ({ courseId, homeworkId }: HomeworkRef) => `homework ${JSON.stringify([courseId, homeworkId])}`;

/** A note is authentic and was written from this type. */
function isKept(note: unknown): note is StoredDraft {
  return typeof note === 'object' && note !== null && 'draft' in note && 'savedAt' in note;
}
