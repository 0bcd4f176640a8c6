import type { FileDelivery } from '#contract/ipc/answer-files.ts';
import type { FileNaming } from '#contract/platform/profile/profile.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { PlatformClient, SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import { backoff } from '#rules/timing/backoff.ts';
import type { AttemptStore, AttemptsWith, StoredFile } from '../records/attempt-store.ts';
import { reaches, type PaperPlace } from '../records/paper-place.ts';
import { sendFile, type SendOutcome } from './send-file.ts';

export interface FileQueueOptions {
  store: Pick<AttemptStore, 'files'> & AttemptsWith<'files' | 'readFile' | 'noteFile'>;
  platform: PlatformClient;
  session: SessionWatch;
  /** Where calls of the current session arrive. */
  here: () => PaperPlace;
  /** By what a commit names the files on this platform. */
  commitAs: () => FileNaming;
  /** The platform has told what it calls a file. */
  named: () => void;
  timer: Timer;
  /** 0 to 1. */
  random: () => number;
  changed: (event: { attemptId: string; deliveries: FileDelivery[] }) => void;
  report: (what: string, error: unknown) => void;
}

/** Files that failed so often in a row are not waited for. */
const mostFailures = 2;
const retryWait = { firstMs: 2_000, capMs: 60_000 };

/**
 * Sends the files of answers, oldest paper first, one at a time, while the paper is open and after it is sealed. The
 * journals are the queue: what an answer names and no record says is delivered is taken up again after a restart.
 */
export class FileQueue {
  readonly #options: FileQueueOptions;
  #running: Promise<void> | null = null;
  #again = false;
  #held = false;
  #stopped = false;
  #failures = 0;
  #cancelRetry: (() => void) | null = null;
  #stopWatching: (() => void) | null = null;
  #sending: { fileId: string; sentBytes: number; removed: boolean } | null = null;
  #first: { attemptId: string; over: () => void; failures: number } | null = null;
  readonly #messages = new Map<string, string>();
  /** Files for which the platform had no way at their last try. */
  readonly #untaken = new Set<string>();
  readonly #tries = new Map<string, number>();

  constructor(options: FileQueueOptions) {
    this.#options = options;
  }

  start(): void {
    this.#stopWatching = this.#options.session.onChange(() => this.retryNow());
    this.wake();
  }

  /** There may be something to send. */
  wake(): void {
    this.#again = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
      if (this.#again && !this.#blocked()) this.wake();
    });
  }

  /** The paper itself goes first. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held) this.wake();
  }

  /**
   * Sends the files of one paper before its commit, whatever holds the others. Resolves when they are all there, when the
   * platform is not reached, or after `forMs`; what is missing then is sent after the paper.
   */
  async sendFirst(attemptId: string, forMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = this.#options.timer(resolve, forMs);
    this.#first = { attemptId, over: resolve, failures: 0 };
    this.retryNow();
    try {
      await promise;
    } finally {
      cancel();
      this.#first = null;
    }
  }

  /** Waits no longer for the next try. */
  retryNow(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.wake();
  }

  /** Resolves when nothing is in flight any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopWatching?.();
    this.#cancelRetry?.();
    this.#first?.over();
    await this.#running;
  }

  /** The files of an attempt changed: one that was taken back is not sent on. */
  async refresh(accountId: string, attemptId: string): Promise<void> {
    const files = await this.#filesOf(accountId, attemptId);
    const sending = this.#sending;
    if (sending && !files.some(({ file }) => file.fileId === sending.fileId)) sending.removed = true;
    this.#tell(attemptId, files);
    this.wake();
  }

  async deliveries(accountId: string, attemptId: string): Promise<FileDelivery[]> {
    return (await this.#filesOf(accountId, attemptId)).map((stored) => this.#deliveryOf(stored));
  }

  /** Of all unfinished papers of the account when none is named. */
  #filesOf(accountId: string, attemptId?: string): Promise<StoredFile[]> {
    const { store } = this.#options;
    return attemptId === undefined ? store.files(accountId) : store.attempt(accountId, attemptId).files();
  }

  #blocked(): boolean {
    return this.#isHeld() || this.#stopped || this.#cancelRetry !== null;
  }

  #isHeld(): boolean {
    return this.#held && this.#first === null;
  }

  #isHeldFor(attemptId: string): boolean {
    return this.#first === null ? this.#held : this.#first.attemptId !== attemptId;
  }

  async #drain(): Promise<void> {
    this.#again = false;
    const { session, here, report } = this.#options;
    try {
      while (!this.#blocked()) {
        const account = session.account();
        const first = this.#first;
        const files = account ? await this.#filesOf(account.accountId, first?.attemptId) : [];
        const waiting = files.filter(({ outcome, place }) => outcome === null && reaches(here(), place));
        // A file in trouble does not hold up the others.
        const [next] = waiting.sort((a, b) => this.#triesOf(a) - this.#triesOf(b));
        if (!next) first?.over();
        if (!next || this.#blocked() || session.account()?.accountId !== next.accountId) return;
        await this.#step(next);
      }
    } catch (error) {
      report('the delivery of files stopped for now', error);
      this.#waitForRetry();
    }
  }

  async #step(stored: StoredFile): Promise<void> {
    const { attemptId, accountId, file } = stored;
    this.#tries.set(file.fileId, this.#triesOf(stored) + 1);
    const outcome = await this.#send(stored);
    this.#sending = null;
    this.#untaken.delete(file.fileId);
    if (outcome.kind === 'delivered' || outcome.kind === 'refused') {
      const message = outcome.kind === 'refused' ? outcome.message : null;
      const reference = outcome.kind === 'delivered' ? outcome.reference : null;
      await this.#options.store.attempt(accountId, attemptId).noteFile(file.fileId, {
        outcome: outcome.kind,
        message,
        reference,
      });
      this.#messages.delete(file.fileId);
      this.#failures = 0;
      if (reference !== null) this.#options.named();
    } else if (outcome.kind !== 'stopped') {
      if (outcome.kind === 'later' && outcome.message !== null) this.#messages.set(file.fileId, outcome.message);
      if (outcome.kind === 'untaken') this.#untaken.add(file.fileId);
      if (outcome.kind === 'away') this.#first?.over();
      this.#waitForRetry();
    }
    this.#tell(attemptId, await this.#filesOf(accountId, attemptId));
  }

  async #send(stored: StoredFile): Promise<SendOutcome> {
    const { accountId, attemptId, file } = stored;
    const { store, platform, session, here, commitAs, report } = this.#options;
    const bytes = await store.attempt(accountId, attemptId).readFile(file);
    if (!bytes) {
      // A disk that is away may come back.
      report(`file ${file.fileId} of an answer cannot be read`, null);
      return { kind: 'later', message: null };
    }
    const sending = { fileId: file.fileId, sentBytes: 0, removed: false };
    this.#sending = sending;
    const files = await this.#filesOf(accountId, attemptId);
    return sendFile(stored, {
      platform,
      bytes,
      commitAs: commitAs(),
      stopped: () =>
        sending.removed ||
        this.#isHeldFor(attemptId) ||
        this.#stopped ||
        session.account()?.accountId !== accountId ||
        !reaches(here(), stored.place),
      progress: (sentBytes) => {
        sending.sentBytes = sentBytes;
        this.#tell(attemptId, files);
      },
    });
  }

  #triesOf({ file }: StoredFile): number {
    return this.#tries.get(file.fileId) ?? 0;
  }

  #waitForRetry(): void {
    const { timer, random } = this.#options;
    this.#failures += 1;
    if (this.#first && (this.#first.failures += 1) >= mostFailures) this.#first.over();
    this.#cancelRetry = timer(() => this.retryNow(), backoff(this.#failures, { ...retryWait, random }));
  }

  #tell(attemptId: string, files: readonly StoredFile[]): void {
    this.#options.changed({ attemptId, deliveries: files.map((stored) => this.#deliveryOf(stored)) });
  }

  #deliveryOf({ questionId, file, outcome }: StoredFile): FileDelivery {
    const sending = this.#sending?.fileId === file.fileId ? this.#sending : null;
    const message = outcome?.message ?? this.#messages.get(file.fileId) ?? null;
    if (outcome) {
      const { outcome: phase } = outcome;
      const { reference } = outcome;
      return {
        questionId,
        file,
        phase,
        sentBytes: phase === 'delivered' ? file.bytes : 0,
        reference,
        message,
        untaken: false,
      };
    }
    return {
      questionId,
      file,
      phase: sending ? 'sending' : 'waiting',
      sentBytes: sending?.sentBytes ?? 0,
      reference: null,
      message,
      untaken: this.#untaken.has(file.fileId),
    };
  }
}
