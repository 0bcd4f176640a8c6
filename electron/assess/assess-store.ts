import type { AssessPaper, AssessRef, AssessState } from '../../src/contract/ipc/assess.ts';
import type { AccountNotebooks } from '../practice/account-notebooks.ts';
import { freshState } from './state-rules.ts';

/** Assessments on this machine, encrypted, one notebook an account: questions and state of each are notes of their own. */
export class AssessStore {
  readonly #notebooks: AccountNotebooks;

  constructor(notebooks: AccountNotebooks) {
    this.#notebooks = notebooks;
  }

  /** Null: never opened here. */
  paper(accountId: string, ref: AssessRef): Promise<AssessPaper | null> {
    return this.#notebooks.run(accountId, (notebook) => readPaperNote(notebook.get(paperKey(ref))));
  }

  /** Written only where it differs: a journal keeps every note that was ever written. */
  writePaper(accountId: string, assess: AssessPaper): Promise<void> {
    return this.#notebooks.run(accountId, async (notebook) => {
      const key = paperKey(assess.ref);
      if (JSON.stringify(notebook.get(key)) !== JSON.stringify(assess)) await notebook.put(key, assess);
    });
  }

  state(accountId: string, ref: AssessRef): Promise<AssessState> {
    return this.#notebooks.run(accountId, (notebook) => readStateNote(notebook.get(stateKey(ref))) ?? freshState(ref));
  }

  /** Resolves with the new state when it is on disk; a change that gives the same state writes nothing. */
  change(accountId: string, ref: AssessRef, change: (state: AssessState) => AssessState): Promise<AssessState> {
    return this.#notebooks.run(accountId, async (notebook) => {
      const before = readStateNote(notebook.get(stateKey(ref))) ?? freshState(ref);
      const after = change(before);
      if (after !== before) await notebook.put(stateKey(ref), after);
      return after;
    });
  }

  /** Every assessment that was opened here, with its state. */
  stored(accountId: string): Promise<{ assess: AssessPaper; state: AssessState }[]> {
    return this.#notebooks.run(accountId, (notebook) =>
      notebook.all('paper ').flatMap((note) => {
        const assess = readPaperNote(note);
        if (!assess) return [];
        return [{ assess, state: readStateNote(notebook.get(stateKey(assess.ref))) ?? freshState(assess.ref) }];
      }),
    );
  }

  close(): Promise<void> {
    return this.#notebooks.stop();
  }
}

const nameOf = ({ assessId, refId, refType }: AssessRef) => JSON.stringify([assessId, refId, refType]);
const paperKey = (ref: AssessRef) => `paper ${nameOf(ref)}`;
const stateKey = (ref: AssessRef) => `state ${nameOf(ref)}`;

const isNote = (note: unknown): note is object => typeof note === 'object' && note !== null;

/** A note is authentic and was written from this type. */
function isPaper(note: unknown): note is AssessPaper {
  return isNote(note) && 'paper' in note && 'leftOut' in note;
}

function isState(note: unknown): note is AssessState {
  return isNote(note) && 'answers' in note && 'submission' in note;
}

const readPaperNote = (note: unknown) => (isPaper(note) ? note : null);
const readStateNote = (note: unknown) => (isState(note) ? note : null);
