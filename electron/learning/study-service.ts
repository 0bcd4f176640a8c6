import { randomUUID } from 'node:crypto';
import type { SaveOutcome } from '../../src/contract/ipc/exam.ts';
import type {
  CourseNotes,
  ItemName,
  ItemNote,
  ItemStudy,
  PlayReport,
  ResourcePlace,
  StudyRef,
} from '../../src/contract/ipc/learning.ts';
import { CodedError } from '../core/coded-error.ts';
import { WorkQueue, type StepOutcome } from '../core/work-queue.ts';
import type { Timer } from '../exam/clock/timer.ts';
import type { PlatformClient, SessionWatch } from '../gateway/platform-client.ts';
import { safeFileName } from '../downloads/file-name.ts';
import type { SaveFile } from '../downloads/save-file.ts';
import { deliverLogs } from './log-delivery.ts';
import { notesText } from './notes-text.ts';
import { begun, credited, opened, reported, told, type StoredStudy } from './study-rules.ts';
import type { StudyStore } from './study-store.ts';

export interface StudyServiceOptions {
  store: StudyStore;
  session: SessionWatch;
  platform: PlatformClient;
  /** False: the platform wants the start of an item only. */
  countsMinutes: () => boolean;
  /** Epoch ms of this machine. */
  now: () => number;
  saveFile: SaveFile;
  /** Ms of a clock that only runs forward. */
  monotonic: () => number;
  timer: Timer;
  changed: (item: { courseId: string; itemId: string }) => void;
  report: (what: string, error: unknown) => void;
}

const retryWait = { firstMs: 15_000, capMs: 600_000 };

/** What the learner who is signed in studies: stored first, then told to the platform. */
export class StudyService {
  readonly #options: StudyServiceOptions;
  /** When time was credited last, by account: two windows do not count the same minute. */
  readonly #creditedAt = new Map<string, number>();
  #reportedAt = Number.NEGATIVE_INFINITY;
  readonly #queue: WorkQueue;

  constructor(options: StudyServiceOptions) {
    this.#options = options;
    const { timer, report } = options;
    this.#queue = new WorkQueue({
      step: () => this.#deliverAll(),
      timer,
      retryWait,
      report: (error) => report('study was not synced', error),
    });
    options.session.onChange(() => this.sync());
  }

  open(ref: StudyRef, platformAt: number | null): Promise<ItemStudy> {
    this.sync();
    return this.#change(ref, (study) => opened(study, platformAt));
  }

  async begin(ref: StudyRef): Promise<ItemStudy> {
    const account = this.#account();
    if (!this.#creditedAt.has(account)) this.#creditedAt.set(account, this.#options.monotonic());
    const study = await this.#change(ref, (before) => begun(before, randomUUID()));
    this.sync();
    return study;
  }

  async report(ref: StudyRef, { playedMs, ...where }: PlayReport): Promise<ItemStudy> {
    const { monotonic, countsMinutes } = this.#options;
    const account = this.#account();
    const now = monotonic();
    this.#reportedAt = now;
    const creditMs = credited(playedMs, now - (this.#creditedAt.get(account) ?? now));
    this.#creditedAt.set(account, now);
    const how = { creditMs, countMinutes: countsMinutes(), logId: randomUUID() };
    const study = await this.#change(ref, (before) => reported(before, where, how));
    if (study.waiting > 0) this.sync();
    return study;
  }

  resourcePlace(resourceId: string): Promise<ResourcePlace | null> {
    return this.#options.store.resourcePlace(this.#account(), resourceId);
  }

  keepResourcePlace(resourceId: string, place: ResourcePlace): Promise<void> {
    this.#reportedAt = this.#options.monotonic();
    return this.#options.store.writeResourcePlace(this.#account(), resourceId, place);
  }

  /** Ms since somebody who is signed in studied here; Infinity: not in this run. */
  sinceLastReport(): number {
    return this.#options.monotonic() - this.#reportedAt;
  }

  async state(ref: StudyRef): Promise<ItemStudy> {
    return told(await this.#options.store.study(this.#account(), ref));
  }

  note(item: ItemName): Promise<ItemNote> {
    return this.#options.store.note(this.#account(), item);
  }

  async saveNote(item: ItemName, text: string): Promise<ItemNote> {
    const note = { text, savedAt: this.#options.now() };
    await this.#options.store.writeNote(this.#account(), item, note);
    return note;
  }

  async saveNotes({ courseId, title, items }: CourseNotes): Promise<SaveOutcome | null> {
    const account = this.#account();
    const written = await Promise.all(
      items.map(async ({ itemId, name }) => ({
        name,
        text: (await this.#options.store.note(account, { courseId, itemId })).text,
      })),
    );
    const text = notesText(title, written);
    if (text === null) return null;
    return this.#options.saveFile(safeFileName(title, 'txt', 'notes'), new TextEncoder().encode(text));
  }

  async waiting(): Promise<number> {
    const items = await this.#options.store.unsynced(this.#account());
    return items.reduce((sum, { logs }) => sum + logs.length, 0);
  }

  /** Sends what waits; asked for during a delivery, another one follows. */
  sync(): void {
    this.#queue.retryNow();
  }

  async stop(): Promise<void> {
    await this.#queue.stop();
    await this.#options.store.close();
  }

  async #deliverAll(): Promise<StepOutcome> {
    const { store, platform, session, changed } = this.#options;
    const accountId = session.account()?.accountId;
    if (accountId === undefined) return 'nothing';
    for (const { ref } of await store.unsynced(accountId)) {
      if (this.#queue.stopped || session.account()?.accountId !== accountId) return 'nothing';
      const went = await deliverLogs(
        {
          platform,
          read: (one) => store.study(accountId, one),
          change: (one, change) => store.change(accountId, one, change),
        },
        ref,
      );
      changed(ref);
      if (!went) return 'later';
    }
    return 'nothing';
  }

  async #change(ref: StudyRef, change: (study: StoredStudy) => StoredStudy): Promise<ItemStudy> {
    const after = await this.#options.store.change(this.#account(), ref, change);
    this.#options.changed(ref);
    return told(after);
  }

  #account(): string {
    const account = this.#options.session.account();
    if (!account) throw new CodedError('no-account', 'Nobody is signed in.');
    return account.accountId;
  }
}
