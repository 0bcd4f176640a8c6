import type { PracticePaper, PracticeRef, PracticeState, StoredPractice } from '#contract/ipc/practice.ts';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { Collection, noteWith } from '#electron/storage/notebooks/collection.ts';
import { freshState } from './state-rules.ts';

/** Practices of all accounts on this machine: the questions and the state of each. */
export class PracticeStore {
  readonly papers: Collection<PracticeRef, PracticePaper>;
  readonly states: Collection<PracticeRef, PracticeState, PracticeState>;

  constructor(notebooks: AccountNotebooks) {
    this.papers = new Collection(notebooks, { prefix: 'paper ', nameOf, read: readPaper, empty: () => null });
    this.states = new Collection(notebooks, { prefix: 'state ', nameOf, read: readState, empty: freshState });
  }

  /** The same questions are not written again; their age alone is worth no record. */
  async keepPaper(accountId: string, paper: PracticePaper): Promise<void> {
    const plain = (one: PracticePaper) => JSON.stringify({ ...one, storedAt: 0 });
    await this.papers.change(accountId, paper.ref, (known) => (known && plain(known) === plain(paper) ? known : paper));
  }

  /** Every practice that was opened here. */
  async stored(accountId: string): Promise<StoredPractice[]> {
    const papers = await this.papers.all(accountId);
    return Promise.all(
      papers.map(async (practice) => ({ practice, state: await this.states.get(accountId, practice.ref) })),
    );
  }

  close(): Promise<void> {
    return this.states.close();
  }
}

const nameOf = ({ businessId, practiceId }: PracticeRef) => JSON.stringify([businessId, practiceId]);

const readPaper = noteWith<PracticePaper>('paper', 'solutions');
const isState = noteWith<PracticeState>('book', 'earlier');

function readState(note: unknown): PracticeState | null {
  const state = isState(note);
  // These came later than the type.
  return state && { ...state, timeUp: state.timeUp ?? null, left: state.left ?? {} };
}
