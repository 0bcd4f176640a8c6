import type { FileDelivery } from '#contract/ipc/answer-files.ts';
import { getUpFloadFileVoucher, partBytes } from '#contract/platform/exam/answer-file.ts';
import type { FileNaming } from '#contract/platform/profile/profile.ts';
import { dataOf } from '#electron/platform/gateway/platform-client.ts';
import { UploadQueue, type UploadEnd, type UploadQueueOptions } from '#electron/platform/uploads/upload-queue.ts';
import type { AttemptStore, AttemptsWith, StoredFile } from '../records/attempt-store.ts';
import { reaches, type PaperPlace } from '../records/paper-place.ts';

export interface FileQueueOptions extends Pick<
  UploadQueueOptions<StoredFile>,
  'platform' | 'profile' | 'session' | 'timer' | 'random' | 'report'
> {
  store: Pick<AttemptStore, 'files'> & AttemptsWith<'files' | 'readFile' | 'noteFile'>;
  /** Where calls of the current session arrive. */
  here: () => PaperPlace;
  /** By what a commit names the files on this platform. */
  commitAs: () => FileNaming;
  /** The platform has told what it calls a file. */
  named: () => void;
  changed: (event: { attemptId: string; deliveries: FileDelivery[] }) => void;
}

/** Files that failed so often in a row are not waited for. */
const mostFailures = 2;

/**
 * Sends the files of answers, while the paper is open and after it is sealed. The journals are the queue: what an answer
 * names and no record says is delivered is taken up again after a restart.
 */
export class FileQueue {
  readonly #options: FileQueueOptions;
  readonly #uploads: UploadQueue<StoredFile>;
  #held = false;
  #first: { attemptId: string; over: () => void; failures: number } | null = null;

  constructor(options: FileQueueOptions) {
    this.#options = options;
    const { store, platform, profile, session, timer, random, here, report } = options;
    this.#uploads = new UploadQueue({
      of: 'an answer',
      platform,
      profile,
      session,
      timer,
      random,
      report,
      partBytes,
      waiting: async (accountId) => {
        const files = await this.#filesOf(accountId, this.#first?.attemptId);
        return files.filter(({ outcome, place }) => outcome === null && reaches(here(), place));
      },
      bytes: ({ accountId, attemptId, file }) => store.attempt(accountId, attemptId).readFile(file),
      async announce({ userPaperId, examId, questionId, file }) {
        const answer = await platform.call(getUpFloadFileVoucher, {
          userPaperId,
          examId,
          questionId,
          fileName: file.name,
          fileType: file.type,
          fileSize: file.bytes,
          fileHash: file.sha256,
          partSize: partBytes,
        });
        return { answer, given: dataOf(getUpFloadFileVoucher, answer) };
      },
      mayGo: ({ attemptId, place }) =>
        (this.#first === null ? !this.#held : this.#first.attemptId === attemptId) && reaches(here(), place),
      settle: (stored, end) => this.#settle(stored, end),
      failed: (away) => this.#failed(away),
      idle: () => this.#first?.over(),
      changed: async ({ accountId, attemptId }) => this.#tell(attemptId, await this.#filesOf(accountId, attemptId)),
    });
  }

  start(): void {
    this.#uploads.start();
  }

  /** There may be something to send. */
  wake(): void {
    this.#uploads.wake();
  }

  /** The paper itself goes first. */
  hold(held: boolean): void {
    this.#held = held;
    if (this.#first === null) this.#uploads.hold(held);
  }

  /**
   * Sends the files of one paper before its commit, whatever holds the others. Resolves when they are all there, when the
   * platform is not reached, or after `forMs`; what is missing then is sent after the paper.
   */
  async sendFirst(attemptId: string, forMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = this.#options.timer(resolve, forMs);
    this.#first = { attemptId, over: resolve, failures: 0 };
    this.#uploads.hold(false);
    this.#uploads.retryNow();
    try {
      await promise;
    } finally {
      cancel();
      this.#first = null;
      this.#uploads.hold(this.#held);
    }
  }

  /** Waits no longer for the next try. */
  retryNow(): void {
    this.#uploads.retryNow();
  }

  /** Resolves when nothing is in flight any more. */
  async stop(): Promise<void> {
    const stopped = this.#uploads.stop();
    this.#first?.over();
    await stopped;
  }

  /** The files of an attempt changed: one that was taken back is not sent on. */
  async refresh(accountId: string, attemptId: string): Promise<void> {
    const files = await this.#filesOf(accountId, attemptId);
    this.#uploads.listed(
      (sending) => sending.attemptId === attemptId,
      files.map(({ file }) => file),
    );
    this.#tell(attemptId, files);
  }

  async deliveries(accountId: string, attemptId: string): Promise<FileDelivery[]> {
    return (await this.#filesOf(accountId, attemptId)).map((stored) => this.#deliveryOf(stored));
  }

  /** Of all unfinished papers of the account when none is named. */
  #filesOf(accountId: string, attemptId?: string): Promise<StoredFile[]> {
    const { store } = this.#options;
    return attemptId === undefined ? store.files(accountId) : store.attempt(accountId, attemptId).files();
  }

  async #settle({ accountId, attemptId, file }: StoredFile, end: UploadEnd): Promise<void> {
    const { store, commitAs, named } = this.#options;
    const attempt = store.attempt(accountId, attemptId);
    if (end.kind === 'refused')
      return attempt.noteFile(file.fileId, { outcome: 'refused', message: end.message, reference: null });
    // Null: what the profile asks for was not told, or is the SHA-256.
    const reference = { sha256: '', id: end.fileId, url: end.address }[commitAs()] || null;
    await attempt.noteFile(file.fileId, { outcome: 'delivered', message: null, reference });
    if (reference !== null) named();
  }

  #failed(away: boolean): void {
    const first = this.#first;
    if (first && (away || (first.failures += 1) >= mostFailures)) first.over();
  }

  #tell(attemptId: string, files: readonly StoredFile[]): void {
    this.#options.changed({ attemptId, deliveries: files.map((stored) => this.#deliveryOf(stored)) });
  }

  #deliveryOf({ questionId, file, outcome }: StoredFile): FileDelivery {
    if (outcome) {
      const { outcome: phase, reference, message } = outcome;
      const sentBytes = phase === 'delivered' ? file.bytes : 0;
      return { questionId, file, phase, sentBytes, reference, message, untaken: false };
    }
    const { sentBytes, trouble } = this.#uploads.progressOf(file);
    return {
      questionId,
      file,
      phase: sentBytes !== null ? 'sending' : trouble?.refused ? 'refused' : 'waiting',
      sentBytes: sentBytes ?? 0,
      reference: null,
      message: trouble?.message ?? null,
      untaken: trouble?.untaken ?? false,
    };
  }
}
