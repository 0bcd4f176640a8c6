import { isDeepStrictEqual } from 'node:util';
import type { Saved } from '#contract/ipc/exam.ts';
import type { LockdownState } from '#contract/ipc/lockdown.ts';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import type { OpenedTrial, TrialReport } from '#contract/ipc/seat-trial.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { ExamLockdown } from '../lockdown/exam-lockdown.ts';
import { TrialMark } from './trial-mark.ts';
import type { TrialPaper, TrialPapers } from './trial-papers.ts';

export interface SeatTrialOptions {
  papers: TrialPapers;
  mark: TrialMark;
  /** Who is signed in. */
  account: () => string | null;
  lockdown: Pick<ExamLockdown, 'enter' | 'leave' | 'state'>;
  /** A paper that counts is open: its lockdown is not touched. */
  paperOpen: () => boolean;
  stayAwake: () => () => void;
  timer: Timer;
}

/** Nobody is locked in by a try-out that was forgotten. */
export const longestLockMs = 15 * 60_000;

interface OpenTrial {
  accountId: string;
  paper: TrialPaper;
  lockdown: LockdownState;
  notes: string[];
}

/** The sample paper of a try-out: journal and lockdown are those of an exam, and nothing of it is delivered. */
export class SeatTrial {
  readonly #options: SeatTrialOptions;
  #open: OpenTrial | null = null;
  /** Undoes what holds while the sample paper is on the screen. */
  #release: (() => Promise<void>) | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: SeatTrialOptions) {
    this.#options = options;
  }

  unfinished(): number | null {
    const account = this.#options.account();
    return account === null ? null : this.#options.mark.startedAt(account);
  }

  open(): Promise<OpenedTrial> {
    return this.#inOrder(async () => {
      const { papers, mark, paperOpen } = this.#options;
      const accountId = this.#owner();
      if (paperOpen()) throw new CodedError('paper-open', 'A paper is open.');
      await this.#unlock();
      if (this.#open?.accountId !== accountId) await this.#close();
      const paper = this.#open?.paper ?? (await papers.open(accountId));
      mark.begin(accountId);
      this.#open = { accountId, paper, ...(await this.#lock(accountId)) };
      return { answers: paper.answers(), lockdown: this.#open.lockdown };
    });
  }

  answer(questionId: string, value: AnswerValue): Promise<Saved> {
    if (this.#open?.accountId !== this.#owner()) throw new CodedError('gone', 'No sample paper is open.');
    return this.#open.paper.put(questionId, value);
  }

  leave(): Promise<void> {
    return this.#inOrder(() => this.#unlock());
  }

  end(): Promise<TrialReport> {
    return this.#inOrder(async () => {
      const { papers, mark } = this.#options;
      const accountId = this.#owner();
      const trial = this.#open;
      await this.#unlock();
      const written = trial?.accountId === accountId ? trial.paper.answers() : {};
      await this.#close();
      try {
        const found = trial ? await papers.readBack(accountId) : {};
        const kept = Object.entries(written).filter(([id, value]) => isDeepStrictEqual(found[id], value));
        const { lockdown = this.#options.lockdown.state(), notes = [] } = trial ?? {};
        return { lockdown, notes, stored: Object.keys(written).length, readBack: kept.length };
      } finally {
        await papers.removeAll();
        mark.end();
      }
    });
  }

  /** Removes what a try-out of long ago left. */
  async sweep(): Promise<void> {
    if (!this.#options.mark.isOld()) return;
    await this.#options.papers.removeAll();
    this.#options.mark.end();
  }

  stop(): Promise<void> {
    return this.#inOrder(async () => {
      await this.#unlock();
      await this.#close();
    });
  }

  async #lock(accountId: string): Promise<Pick<OpenTrial, 'lockdown' | 'notes'>> {
    const { lockdown, stayAwake, timer, mark, paperOpen } = this.#options;
    const notes: string[] = [];
    const sleepAgain = stayAwake();
    const attemptId = `seat-trial-${mark.startedAt(accountId) ?? 0}`;
    await lockdown.enter({ attemptId, formal: true, note: (state) => void notes.push(state) });
    const cancel = timer(() => void this.leave(), longestLockMs);
    this.#release = async () => {
      cancel();
      sleepAgain();
      // A paper that was opened meanwhile has locked the seat for itself.
      if (!paperOpen()) await lockdown.leave();
    };
    return { lockdown: lockdown.state(), notes };
  }

  async #unlock(): Promise<void> {
    const release = this.#release;
    this.#release = null;
    await release?.();
  }

  async #close(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    await open?.paper.close();
  }

  #owner(): string {
    const owner = this.#options.account();
    if (owner === null) throw new CodedError('no-account', 'Nobody is signed in.');
    return owner;
  }

  #inOrder<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(work, work);
    this.#last = done.catch(() => undefined); // The caller of this work gets its error.
    return done;
  }
}
