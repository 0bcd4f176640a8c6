import type { JournalHealth, Saved } from '#contract/ipc/exam.ts';
import { Attempts, type AttemptsOptions } from '#electron/exam/attempts/attempts.ts';
import { sampleHere } from '#electron/exam/testing/sample-attempt.ts';
import type { FileLayer } from '#electron/storage/journal/file-layer.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { faultStart, learner } from '../learner.ts';
import { pick } from '../random.ts';
import type { Answered } from '../tally.ts';

export const folders = ['/a', '/b'] as const;

/** The attempts of a machine without a keystore over these disks. */
export function attemptsOver(layer: FileLayer, more: Partial<AttemptsOptions> = {}): Attempts {
  return new Attempts({
    journals: new LocalJournals(layer, folders),
    vault: { wrap: async () => null, unwrap: async () => null },
    rescueKey: () => null,
    here: sampleHere,
    now: Date.now,
    timer: () => () => {},
    account: () => learner.accountId,
    report: () => {},
    ...more,
  });
}

/** The only journal of these disks, opened as the next start opens it. */
export async function journalOn(layer: FileLayer) {
  const journals = new LocalJournals(layer, folders);
  const [listing] = await journals.list();
  const head = listing && (await journals.head(listing.name));
  if (!listing || !head?.bareKey) throw new Error('the journal has no key');
  const opened = await journals.open(listing.name, head.bareKey);
  await journals.close();
  return opened;
}

/** A learner at the only paper of these disks. */
export class Sitting {
  readonly store: Attempts;
  readonly attemptId: string;
  /** Answers of which the learner was told that they are saved. */
  readonly acknowledged: Answered[] = [];

  private constructor(store: Attempts, attemptId: string) {
    this.store = store;
    this.attemptId = attemptId;
  }

  static async at(store: Attempts): Promise<Sitting> {
    const start = faultStart();
    const { attemptId } = (await store.find(learner.accountId, start.exam)) ?? (await store.begin(learner, start));
    return new Sitting(store, attemptId);
  }

  /** How the client tells the learner that the journal is. */
  async health(): Promise<JournalHealth | undefined> {
    return (await this.store.attempt(learner.accountId, this.attemptId).read())?.health;
  }

  /** Another answer to a random question. Null: refused in words, which is no loss. */
  async answer(random: () => number): Promise<Saved | null> {
    const questionId = `q${1 + pick(random, 20)}`;
    const text = `answer-${pick(random, 1e9)}`;
    const change = { type: 'answer', questionId, value: { kind: 'text', text } } as const;
    try {
      const saved = await this.store.attempt(learner.accountId, this.attemptId).change(change);
      this.acknowledged.push({ sequence: saved.sequence, questionId, text });
      return saved;
    } catch (error) {
      if (isDiskTrouble(error)) return null;
      throw error;
    }
  }
}

/** Trouble that the learner is told in words. */
export function isDiskTrouble(error: unknown): boolean {
  return error instanceof JournalError && ['disk', 'disk-full', 'gone'].includes(error.code);
}
