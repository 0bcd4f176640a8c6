import type { PracticePaper, PracticeRef, PracticeState, StoredPractice } from '../../src/contract/ipc/practice.ts';
import { Notebook, type NotebookOptions } from './notebook.ts';
import { freshState } from './state-rules.ts';

/** Practices of all accounts on this machine; each change of one account waits for the one before. */
export class PracticeStore {
  readonly #options: NotebookOptions;
  readonly #open = new Map<string, Promise<Notebook>>();
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(options: NotebookOptions) {
    this.#options = options;
  }

  async paper(accountId: string, ref: PracticeRef): Promise<PracticePaper | null> {
    return readPaperNote((await this.#notebook(accountId)).get(paperKey(ref)));
  }

  async writePaper(accountId: string, paper: PracticePaper): Promise<void> {
    const notebook = await this.#notebook(accountId);
    const known = readPaperNote(notebook.get(paperKey(paper.ref)));
    // The same questions are not written again; their age alone is worth no record.
    if (known && JSON.stringify({ ...known, storedAt: 0 }) === JSON.stringify({ ...paper, storedAt: 0 })) return;
    await notebook.put(paperKey(paper.ref), paper);
  }

  async state(accountId: string, ref: PracticeRef): Promise<PracticeState> {
    return readStateNote((await this.#notebook(accountId)).get(stateKey(ref))) ?? freshState(ref);
  }

  /** Resolves with what is on disk. A change that returns its argument writes nothing. */
  change(
    accountId: string,
    ref: PracticeRef,
    change: (state: PracticeState) => PracticeState | Promise<PracticeState>,
  ): Promise<PracticeState> {
    const run = async () => {
      const before = await this.state(accountId, ref);
      const after = await change(before);
      if (after !== before) await (await this.#notebook(accountId)).put(stateKey(ref), after);
      return after;
    };
    // One change after the other, whether or not the one before succeeded.
    const changed = (this.#last.get(accountId) ?? Promise.resolve()).then(run, run);
    this.#last.set(accountId, changed);
    return changed;
  }

  async stored(accountId: string): Promise<StoredPractice[]> {
    const notebook = await this.#notebook(accountId);
    return notebook.all('paper ').flatMap((note) => {
      const practice = readPaperNote(note);
      if (!practice) return [];
      const state = readStateNote(notebook.get(stateKey(practice.ref))) ?? freshState(practice.ref);
      return [{ practice, state }];
    });
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

function nameOf({ businessId, practiceId }: PracticeRef): string {
  return JSON.stringify([businessId, practiceId]);
}

const paperKey = (ref: PracticeRef) => `paper ${nameOf(ref)}`;
const stateKey = (ref: PracticeRef) => `state ${nameOf(ref)}`;

function isNote(note: unknown): note is object {
  return typeof note === 'object' && note !== null;
}

/** A note is authentic and was written from this type; a later version that changes it reads the older form here. */
function isPaper(note: unknown): note is PracticePaper {
  return isNote(note) && 'paper' in note && 'solutions' in note;
}

function isState(note: unknown): note is PracticeState {
  return isNote(note) && 'book' in note && 'earlier' in note;
}

const readPaperNote = (note: unknown) => (isPaper(note) ? note : null);
// These came later than the type.
const readStateNote = (note: unknown): PracticeState | null =>
  isState(note) ? { ...note, timeUp: note.timeUp ?? null, left: note.left ?? {} } : null;
