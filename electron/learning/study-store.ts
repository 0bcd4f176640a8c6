import type { ItemName, ItemNote, ResourcePlace, StudyRef } from '../../src/contract/ipc/learning.ts';
import type { AccountNotebooks } from '../practice/account-notebooks.ts';
import type { Notebook } from '../practice/notebook.ts';
import { freshStudy, type StoredStudy } from './study-rules.ts';

/** What learners of this machine studied; each change of one account waits for the one before. */
export class StudyStore {
  readonly #notebooks: AccountNotebooks;

  constructor(notebooks: AccountNotebooks) {
    this.#notebooks = notebooks;
  }

  study(accountId: string, ref: StudyRef): Promise<StoredStudy> {
    return this.#notebooks.run(accountId, (notebook) => studyIn(notebook, ref));
  }

  /** Resolves with what is on disk. A change that returns its argument writes nothing. */
  change(accountId: string, ref: StudyRef, change: (study: StoredStudy) => StoredStudy): Promise<StoredStudy> {
    return this.#notebooks.run(accountId, async (notebook) => {
      const before = studyIn(notebook, ref);
      const after = change(before);
      if (after !== before) await notebook.put(keyOf(ref), after);
      return after;
    });
  }

  /** The items with logs that the platform does not have. */
  unsynced(accountId: string): Promise<StoredStudy[]> {
    return this.#notebooks.run(accountId, (notebook) =>
      notebook
        .all(prefix)
        .flatMap((note) => readNote(note) ?? [])
        .filter(({ logs }) => logs.length > 0),
    );
  }

  note(accountId: string, item: ItemName): Promise<ItemNote> {
    return this.#notebooks.run(accountId, (notebook) => {
      const stored = notebook.get(noteKeyOf(item));
      return isItemNote(stored) ? stored : { text: '', savedAt: null };
    });
  }

  /** Resolves when it is on disk. */
  writeNote(accountId: string, item: ItemName, note: ItemNote): Promise<void> {
    return this.#notebooks.run(accountId, (notebook) => notebook.put(noteKeyOf(item), note));
  }

  resourcePlace(accountId: string, resourceId: string): Promise<ResourcePlace | null> {
    return this.#notebooks.run(accountId, (notebook) => {
      const stored = notebook.get(placeKeyOf(resourceId));
      return isPlace(stored) ? { at: stored.at, of: stored.of, seen: stored.seen } : null;
    });
  }

  /** Resolves when it is on disk. */
  writeResourcePlace(accountId: string, resourceId: string, place: ResourcePlace): Promise<void> {
    return this.#notebooks.run(accountId, (notebook) => notebook.put(placeKeyOf(resourceId), place));
  }

  close(): Promise<void> {
    return this.#notebooks.stop();
  }
}

function studyIn(notebook: Notebook, ref: StudyRef): StoredStudy {
  const stored = readNote(notebook.get(keyOf(ref)));
  // A task that leads to the same item later is the one to be told.
  return stored ? { ...stored, ref } : freshStudy(ref);
}

const prefix = 'study ';
const keyOf = ({ courseId, itemId }: StudyRef) => `${prefix}${JSON.stringify([courseId, itemId])}`;

const noteKeyOf = ({ courseId, itemId }: ItemName) => `note ${JSON.stringify([courseId, itemId])}`;

const placeKeyOf = (resourceId: string) => `resource ${resourceId}`;

function isPlace(note: unknown): note is ResourcePlace {
  return typeof note === 'object' && note !== null && 'at' in note && 'of' in note && 'seen' in note;
}

function isItemNote(note: unknown): note is ItemNote {
  return typeof note === 'object' && note !== null && 'text' in note && 'savedAt' in note;
}

/** A note is authentic and was written from this type; a later version that changes it reads the older form here. */
function isStudy(note: unknown): note is StoredStudy {
  return typeof note === 'object' && note !== null && 'logs' in note && 'ref' in note;
}

const readNote = (note: unknown) => (isStudy(note) ? note : null);
