import type { ItemName, ItemNote, ResourcePlace, StudyRef } from '../../src/contract/ipc/learning.ts';
import { Notebook, type NotebookOptions } from '../practice/notebook.ts';
import { freshStudy, type StoredStudy } from './study-rules.ts';

/** What learners of this machine studied; each change of one account waits for the one before. */
export class StudyStore {
  readonly #options: NotebookOptions;
  readonly #open = new Map<string, Promise<Notebook>>();
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(options: NotebookOptions) {
    this.#options = options;
  }

  async study(accountId: string, ref: StudyRef): Promise<StoredStudy> {
    const stored = readNote((await this.#notebook(accountId)).get(keyOf(ref)));
    // A task that leads to the same item later is the one to be told.
    return stored ? { ...stored, ref } : freshStudy(ref);
  }

  /** Resolves with what is on disk. A change that returns its argument writes nothing. */
  change(accountId: string, ref: StudyRef, change: (study: StoredStudy) => StoredStudy): Promise<StoredStudy> {
    const run = async () => {
      const before = await this.study(accountId, ref);
      const after = change(before);
      if (after !== before) await (await this.#notebook(accountId)).put(keyOf(ref), after);
      return after;
    };
    const changed = (this.#last.get(accountId) ?? Promise.resolve()).then(run, run);
    this.#last.set(accountId, changed);
    return changed;
  }

  /** The items with logs that the platform does not have. */
  async unsynced(accountId: string): Promise<StoredStudy[]> {
    const notes = (await this.#notebook(accountId)).all(prefix);
    return notes.flatMap((note) => readNote(note) ?? []).filter(({ logs }) => logs.length > 0);
  }

  async note(accountId: string, item: ItemName): Promise<ItemNote> {
    const stored = (await this.#notebook(accountId)).get(noteKeyOf(item));
    return isItemNote(stored) ? stored : { text: '', savedAt: null };
  }

  /** Resolves when it is on disk. */
  async writeNote(accountId: string, item: ItemName, note: ItemNote): Promise<void> {
    await (await this.#notebook(accountId)).put(noteKeyOf(item), note);
  }

  async resourcePlace(accountId: string, resourceId: string): Promise<ResourcePlace | null> {
    const stored = (await this.#notebook(accountId)).get(placeKeyOf(resourceId));
    return isPlace(stored) ? { at: stored.at, of: stored.of, seen: stored.seen } : null;
  }

  /** Resolves when it is on disk. */
  async writeResourcePlace(accountId: string, resourceId: string, place: ResourcePlace): Promise<void> {
    await (await this.#notebook(accountId)).put(placeKeyOf(resourceId), place);
  }

  close(): Promise<void> {
    return this.#options.journals.close();
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
