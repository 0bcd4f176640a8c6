import type { AnswerFile } from '#contract/ipc/paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { WorkQueue, type StepOutcome } from '#electron/kernel/work-queue.ts';
import type { PlatformClient, SessionWatch } from '../gateway/platform-client.ts';
import { sendInParts, type PartsOutcome, type SendInPartsOptions } from './send-in-parts.ts';

/** A file on this machine's disk that the platform is to have. */
export interface UploadItem {
  accountId: string;
  file: AnswerFile;
}

/** What became of a file for good. */
export type UploadEnd = Extract<PartsOutcome, { kind: 'delivered' | 'refused' }>;

/** How far a file is that is still to be sent. */
export interface UploadProgress {
  /** Null: it is not being sent now. */
  sentBytes: number | null;
  /** Null: no try has failed. */
  trouble: UploadTrouble | null;
}

/** What the last try came to. */
interface UploadTrouble {
  /** The platform's own words, if it said any. */
  message: string | null;
  untaken: boolean;
  /** It says no by a number that only this client reads so: it is asked again. */
  refused: boolean;
}

export interface UploadQueueOptions<Item extends UploadItem> {
  /** What a file is of, for the log: `an answer`. */
  of: string;
  platform: PlatformClient;
  profile: () => PlatformProfile;
  session: SessionWatch;
  timer: Timer;
  /** 0 to 1. */
  random: () => number;
  /** Bytes of one part, the last one excepted. */
  partBytes: number;
  /** The files of an account that are still to be sent, the first to go first. */
  waiting: (accountId: string) => Promise<Item[]>;
  /** Null: no copy on disk has it whole now. */
  bytes: (item: Item) => Promise<Uint8Array | null>;
  /** Asks the platform for leave to send it. */
  announce: (item: Item) => ReturnType<SendInPartsOptions['announce']>;
  /** False: the rest of it must wait. */
  mayGo?: (item: Item) => boolean;
  /** Resolves when it is on disk what became of the file. */
  settle: (item: Item, end: UploadEnd) => Promise<void>;
  /** A try failed. `away`: the platform was not reached at all. */
  failed?: (away: boolean) => void;
  /** There is nothing to send now. */
  idle?: () => void;
  /** What is told of this file and of its list may be something else now. */
  changed: (item: Item) => Promise<void>;
  report: (what: string, error: unknown) => void;
}

interface Sending<Item> {
  item: Item;
  sentBytes: number;
  /** The learner took the file back. */
  removed: boolean;
}

/** Sends files one at a time, those that were tried least first, until the platform has them or refuses them for good. */
export class UploadQueue<Item extends UploadItem> {
  readonly #options: UploadQueueOptions<Item>;
  readonly #queue: WorkQueue;
  #stopWatching: (() => void) | null = null;
  #sending: Sending<Item> | null = null;
  readonly #troubles = new Map<string, UploadTrouble>();
  readonly #tries = new Map<string, number>();

  constructor(options: UploadQueueOptions<Item>) {
    this.#options = options;
    const { timer, random, report } = options;
    this.#queue = new WorkQueue({
      step: () => this.#step(),
      timer,
      random,
      report: (error) => report(`the delivery of files of ${options.of} stopped for now`, error),
    });
  }

  start(): void {
    this.#stopWatching = this.#options.session.onChange(() => this.retryNow());
    this.wake();
  }

  /** There may be something to send. */
  wake(): void {
    this.#queue.wake();
  }

  /** Begins no file while it is held. */
  hold(held: boolean): void {
    this.#queue.hold(held);
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

  /** A list names these files now: one of it that is being sent and was taken back is not sent on. */
  listed(isOfList: (item: Item) => boolean, files: readonly Pick<AnswerFile, 'fileId'>[]): void {
    const sending = this.#sending;
    if (sending && isOfList(sending.item) && !files.some(({ fileId }) => fileId === sending.item.file.fileId))
      sending.removed = true;
    this.wake();
  }

  progressOf({ fileId }: Pick<AnswerFile, 'fileId'>): UploadProgress {
    const sending = this.#sending?.item.file.fileId === fileId ? this.#sending : null;
    return { sentBytes: sending?.sentBytes ?? null, trouble: this.#troubles.get(fileId) ?? null };
  }

  async #step(): Promise<StepOutcome> {
    try {
      return await this.#next();
    } catch (error) {
      this.#sending = null;
      this.#options.failed?.(false);
      throw error;
    }
  }

  async #next(): Promise<StepOutcome> {
    const { session, waiting, idle } = this.#options;
    const accountId = session.account()?.accountId;
    const files = accountId === undefined ? [] : await waiting(accountId);
    // A file in trouble does not hold up the others.
    const [next] = files.sort((a, b) => this.#triesOf(a) - this.#triesOf(b));
    if (!next) idle?.();
    if (!next || this.#queue.blocked || session.account()?.accountId !== accountId) return 'nothing';
    return this.#deliver(next);
  }

  async #deliver(item: Item): Promise<StepOutcome> {
    const { settle, changed, failed } = this.#options;
    const { fileId } = item.file;
    this.#tries.set(fileId, this.#triesOf(item) + 1);
    const outcome = await this.#send(item);
    this.#sending = null;
    const over = outcome.kind === 'delivered' || (outcome.kind === 'refused' && outcome.final);
    if (over) {
      await settle(item, outcome);
      this.#troubles.delete(fileId);
    } else if (outcome.kind !== 'stopped') {
      const message = 'message' in outcome ? outcome.message : null;
      this.#troubles.set(fileId, {
        message,
        untaken: outcome.kind === 'untaken',
        refused: outcome.kind === 'refused',
      });
      failed?.(outcome.kind === 'away');
    }
    await changed(item);
    return over || outcome.kind === 'stopped' ? 'more' : 'later';
  }

  async #send(item: Item): Promise<PartsOutcome> {
    const { platform, profile, session, partBytes, announce, mayGo, changed, report, of } = this.#options;
    const bytes = await this.#options.bytes(item);
    if (!bytes) {
      // A disk that is away may come back.
      report(`file ${item.file.fileId} of ${of} cannot be read`, null);
      return { kind: 'later', message: null };
    }
    const sending: Sending<Item> = { item, sentBytes: 0, removed: false };
    this.#sending = sending;
    return sendInParts({
      platform,
      profile: profile(),
      bytes,
      partBytes,
      announce: () => announce(item),
      stopped: () =>
        sending.removed ||
        this.#queue.stopped ||
        session.account()?.accountId !== item.accountId ||
        mayGo?.(item) === false,
      progress(sentBytes) {
        sending.sentBytes = sentBytes;
        changed(item).catch((error: unknown) => report(`the files of ${of} could not be listed`, error));
      },
    });
  }

  #triesOf({ file }: UploadItem): number {
    return this.#tries.get(file.fileId) ?? 0;
  }
}
