import type { HomeworkRef, HomeworkUpload } from '../../src/contract/ipc/homework.ts';
import { documentPartBytes, getUploadDocVoucher } from '../../src/contract/platform/learning/homework.ts';
import { WorkQueue, type StepOutcome } from '../core/work-queue.ts';
import type { Timer } from '../exam/clock/timer.ts';
import { dataOf, type PlatformClient, type SessionWatch } from '../gateway/platform-client.ts';
import { sendInParts, type PartsOutcome } from '../gateway/send-in-parts.ts';
import type { FileList, HomeworkFiles, KeptFile } from './files.ts';

export interface HomeworkQueueOptions {
  files: HomeworkFiles;
  platform: PlatformClient;
  session: SessionWatch;
  timer: Timer;
  /** 0 to 1. */
  random: () => number;
  changed: (ref: HomeworkRef, uploads: HomeworkUpload[]) => void;
  report: (what: string, error: unknown) => void;
}

interface Sending {
  key: string;
  fileId: string;
  sentBytes: number;
  /** The learner took the file back. */
  removed: boolean;
}

/** Sends the files of homework one at a time, also after their screen was left and after a restart. */
export class HomeworkQueue {
  readonly #options: HomeworkQueueOptions;
  readonly #queue: WorkQueue;
  #stopWatching: (() => void) | null = null;
  #sending: Sending | null = null;
  /** What the last try of a file that is not there came to: the platform's message, or null. */
  readonly #troubles = new Map<string, string | null>();
  readonly #tries = new Map<string, number>();
  /** The files of each homework as they were last heard of. */
  readonly #lists = new Map<string, FileList>();

  constructor(options: HomeworkQueueOptions) {
    this.#options = options;
    const { timer, random, report } = options;
    this.#queue = new WorkQueue({
      step: () => this.#step(),
      timer,
      random,
      report: (error) => report('the delivery of homework files stopped for now', error),
    });
  }

  start(): void {
    this.#stopWatching = this.#options.session.onChange(() => this.retryNow());
    this.wake();
  }

  /** Waits no longer for the next try. */
  retryNow(): void {
    this.#queue.retryNow();
  }

  /** Resolves when nothing is in flight any more. */
  async stop(): Promise<void> {
    this.#stopWatching?.();
    await this.#queue.stop();
  }

  /** The files of a homework changed: one that was taken back is not sent on. */
  listChanged(accountId: string, list: FileList): void {
    const sending = this.#sending;
    const key = keyOf(list.ref);
    if (sending?.key === key && !list.files.some(({ fileId }) => fileId === sending.fileId)) sending.removed = true;
    this.#lists.set(key, list);
    this.#tell(accountId, key);
    this.wake();
  }

  uploadsOf({ files }: FileList): HomeworkUpload[] {
    return files.map((file) => this.#uploadOf(file));
  }

  /** There may be something to send. */
  wake(): void {
    this.#queue.wake();
  }

  async #step(): Promise<StepOutcome> {
    const { session, files } = this.#options;
    const accountId = session.account()?.accountId;
    if (accountId === undefined) return 'nothing';
    const lists = await files.all(accountId);
    for (const list of lists) this.#lists.set(keyOf(list.ref), list);
    const waiting = lists.flatMap((list) =>
      list.files.filter(({ fate }) => fate === null).map((file) => ({ ref: list.ref, file })),
    );
    // A file in trouble does not hold up the others.
    const [next] = waiting.sort((a, b) => this.#triesOf(a.file) - this.#triesOf(b.file));
    if (!next || this.#queue.stopped || session.account()?.accountId !== accountId) return 'nothing';
    return this.#deliver(accountId, next.ref, next.file);
  }

  async #deliver(accountId: string, ref: HomeworkRef, file: KeptFile): Promise<StepOutcome> {
    this.#tries.set(file.fileId, this.#triesOf(file) + 1);
    const outcome = await this.#send(accountId, ref, file);
    this.#sending = null;
    if (outcome.kind === 'delivered' || outcome.kind === 'refused') {
      this.#troubles.delete(file.fileId);
      const fate =
        outcome.kind === 'delivered'
          ? { kind: outcome.kind, reference: outcome.fileId || outcome.address }
          : { kind: outcome.kind, message: outcome.message };
      await this.#options.files.settle(accountId, ref, file.fileId, fate);
      return 'more';
    }
    if (outcome.kind !== 'stopped') this.#troubles.set(file.fileId, outcome.kind === 'later' ? outcome.message : null);
    this.#tell(accountId, keyOf(ref));
    return outcome.kind === 'stopped' ? 'more' : 'later';
  }

  async #send(accountId: string, ref: HomeworkRef, file: KeptFile): Promise<PartsOutcome> {
    const { files, platform, session, report } = this.#options;
    const bytes = await files.bytes(accountId, file);
    if (!bytes) {
      // A disk that is away may come back.
      report(`file ${file.fileId} of a homework cannot be read`, null);
      return { kind: 'later', message: null };
    }
    const key = keyOf(ref);
    const sending: Sending = { key, fileId: file.fileId, sentBytes: 0, removed: false };
    this.#sending = sending;
    return sendInParts({
      platform,
      bytes,
      partBytes: documentPartBytes,
      async announce() {
        const answer = await platform.call(getUploadDocVoucher, {
          homeworkId: ref.homeworkId,
          courseId: ref.courseId,
          fileName: file.name,
          fileType: file.type,
          fileSize: file.bytes,
          fileHash: file.sha256,
          partSize: documentPartBytes,
        });
        return { answer, given: dataOf(getUploadDocVoucher, answer) };
      },
      stopped: () => sending.removed || this.#queue.stopped || session.account()?.accountId !== accountId,
      progress: (sentBytes) => {
        sending.sentBytes = sentBytes;
        this.#tell(accountId, key);
      },
    });
  }

  #triesOf({ fileId }: KeptFile): number {
    return this.#tries.get(fileId) ?? 0;
  }

  /** What another account sees is none of this one's. */
  #tell(accountId: string, key: string): void {
    const { session, changed } = this.#options;
    const list = this.#lists.get(key);
    if (list && session.account()?.accountId === accountId) changed(list.ref, this.uploadsOf(list));
  }

  #uploadOf({ fileId, name, type, bytes, fate }: KeptFile): HomeworkUpload {
    const base = { fileId, name, type, bytes, sentBytes: 0, reference: null, message: null };
    if (fate?.kind === 'delivered') return { ...base, phase: 'delivered', sentBytes: bytes, reference: fate.reference };
    if (fate) return { ...base, phase: 'refused', message: fate.message };
    if (this.#sending?.fileId === fileId) return { ...base, phase: 'sending', sentBytes: this.#sending.sentBytes };
    const trouble = this.#troubles.get(fileId);
    return trouble === undefined ? { ...base, phase: 'waiting' } : { ...base, phase: 'interrupted', message: trouble };
  }
}

const keyOf = ({ courseId, homeworkId }: HomeworkRef) => JSON.stringify([courseId, homeworkId]);
