import type { AssessPaper, AssessRef, AssessState } from '#contract/ipc/assess.ts';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { Collection, noteWith } from '#electron/storage/notebooks/collection.ts';
import { freshState } from './state-rules.ts';

/** Assessments of all accounts on this machine: the questions and the state of each. */
export class AssessStore {
  readonly papers: Collection<AssessRef, AssessPaper>;
  readonly states: Collection<AssessRef, AssessState, AssessState>;

  constructor(notebooks: AccountNotebooks) {
    const readPaper = noteWith<AssessPaper>('paper', 'leftOut');
    const readState = noteWith<AssessState>('answers', 'submission');
    this.papers = new Collection(notebooks, { prefix: 'paper ', nameOf, read: readPaper, empty: () => null });
    this.states = new Collection(notebooks, { prefix: 'state ', nameOf, read: readState, empty: freshState });
  }

  /** Written only where it differs: a journal keeps every note that was ever written. */
  async keepPaper(accountId: string, assess: AssessPaper): Promise<void> {
    await this.papers.change(accountId, assess.ref, (known) =>
      JSON.stringify(known) === JSON.stringify(assess) ? known : assess,
    );
  }

  /** Every assessment that was opened here. */
  async stored(accountId: string): Promise<{ assess: AssessPaper; state: AssessState }[]> {
    const papers = await this.papers.all(accountId);
    return Promise.all(papers.map(async (assess) => ({ assess, state: await this.states.get(accountId, assess.ref) })));
  }

  close(): Promise<void> {
    return this.states.close();
  }
}

const nameOf = ({ assessId, refId, refType }: AssessRef) => JSON.stringify([assessId, refId, refType]);
