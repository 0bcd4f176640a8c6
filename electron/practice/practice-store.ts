import type { PracticePaper, PracticeRef, PracticeState, StoredPractice } from '../../src/contract/ipc/practice.ts';
import type { AccountNotebooks } from './account-notebooks.ts';
import { freshState } from './state-rules.ts';

/** Practices of all accounts on this machine; each change of one account waits for the one before. */
export class PracticeStore {
  readonly #notebooks: AccountNotebooks;

  constructor(notebooks: AccountNotebooks) {
    this.#notebooks = notebooks;
  }

  paper(accountId: string, ref: PracticeRef): Promise<PracticePaper | null> {
    return this.#notebooks.run(accountId, (notebook) => readPaperNote(notebook.get(paperKey(ref))));
  }

  writePaper(accountId: string, paper: PracticePaper): Promise<void> {
    return this.#notebooks.run(accountId, async (notebook) => {
      const known = readPaperNote(notebook.get(paperKey(paper.ref)));
      // The same questions are not written again; their age alone is worth no record.
      if (known && JSON.stringify({ ...known, storedAt: 0 }) === JSON.stringify({ ...paper, storedAt: 0 })) return;
      await notebook.put(paperKey(paper.ref), paper);
    });
  }

  state(accountId: string, ref: PracticeRef): Promise<PracticeState> {
    return this.#notebooks.run(accountId, (notebook) => readStateNote(notebook.get(stateKey(ref))) ?? freshState(ref));
  }

  /** Resolves with what is on disk. A change that returns its argument writes nothing. */
  change(accountId: string, ref: PracticeRef, change: (state: PracticeState) => PracticeState): Promise<PracticeState> {
    return this.#notebooks.run(accountId, async (notebook) => {
      const before = readStateNote(notebook.get(stateKey(ref))) ?? freshState(ref);
      const after = change(before);
      if (after !== before) await notebook.put(stateKey(ref), after);
      return after;
    });
  }

  stored(accountId: string): Promise<StoredPractice[]> {
    return this.#notebooks.run(accountId, (notebook) =>
      notebook.all('paper ').flatMap((note) => {
        const practice = readPaperNote(note);
        if (!practice) return [];
        const state = readStateNote(notebook.get(stateKey(practice.ref))) ?? freshState(practice.ref);
        return [{ practice, state }];
      }),
    );
  }

  close(): Promise<void> {
    return this.#notebooks.stop();
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
