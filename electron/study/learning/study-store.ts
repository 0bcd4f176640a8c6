import type { ItemName, ItemNote, ResourcePlace, StudyRef } from '#contract/ipc/learning.ts';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { Collection, noteWith } from '#electron/storage/notebooks/collection.ts';
import { freshStudy, openLogs, type StoredStudy } from './study-rules.ts';

/** What learners of this machine studied, what they noted, and where they were in it. */
export class StudyStore {
  readonly notes: Collection<ItemName, ItemNote, ItemNote>;
  readonly places: Collection<string, ResourcePlace>;
  readonly #studies: Collection<StudyRef, StoredStudy, StoredStudy>;

  constructor(notebooks: AccountNotebooks) {
    const nameOf = ({ courseId, itemId }: ItemName) => JSON.stringify([courseId, itemId]);
    this.#studies = new Collection(notebooks, {
      prefix: 'study ',
      nameOf,
      read: noteWith<StoredStudy>('logs', 'ref'),
      empty: freshStudy,
    });
    this.notes = new Collection(notebooks, {
      prefix: 'note ',
      nameOf,
      read: noteWith<ItemNote>('text', 'savedAt'),
      empty: () => ({ text: '', savedAt: null }),
    });
    this.places = new Collection(notebooks, {
      prefix: 'resource ',
      nameOf: (resourceId) => resourceId,
      read: noteWith<ResourcePlace>('at', 'of', 'seen'),
      empty: () => null,
    });
  }

  /** A task that leads to the same item later is the one to be told. */
  async study(accountId: string, ref: StudyRef): Promise<StoredStudy> {
    return { ...(await this.#studies.get(accountId, ref)), ref };
  }

  /** Resolves with what is on disk. A change that returns its argument writes nothing. */
  async change(accountId: string, ref: StudyRef, change: (study: StoredStudy) => StoredStudy): Promise<StoredStudy> {
    const after = await this.#studies.change(accountId, ref, (known) => {
      const before = { ...known, ref };
      const changed = change(before);
      return changed === before ? known : changed;
    });
    return { ...after, ref };
  }

  studies(accountId: string): Promise<StoredStudy[]> {
    return this.#studies.all(accountId);
  }

  /** The items with logs that the platform does not have. */
  async unsynced(accountId: string): Promise<StoredStudy[]> {
    return (await this.studies(accountId)).filter((study) => openLogs(study).length > 0);
  }

  close(): Promise<void> {
    return this.#studies.close();
  }
}
