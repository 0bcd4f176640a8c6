import { randomUUID } from 'node:crypto';
import type { SaveOutcome } from '#contract/ipc/exam.ts';
import type {
  CourseNotes,
  ItemName,
  ItemNote,
  ItemStudy,
  LastStudy,
  PlayReport,
  ResourcePlace,
  StudyRef,
} from '#contract/ipc/learning.ts';
import { safeFileName } from '#electron/kernel/files/file-name.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { PlatformClient, SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import { Outbox, signedIn } from '#electron/platform/outbox/outbox.ts';
import { eachOf, type Went } from '#electron/platform/outbox/save-verdict.ts';
import { deliverLogs, type LogDeliveryOptions } from './log-delivery.ts';
import { notesText } from './notes-text.ts';
import { begun, credited, lastOf, opened, openLogs, reported, retried, told, type StoredStudy } from './study-rules.ts';
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

/** What the learner who is signed in studies: stored first, then told to the platform. */
export class StudyService {
  readonly #options: StudyServiceOptions;
  /** When time was credited last, by account: two windows do not count the same minute. */
  readonly #creditedAt = new Map<string, number>();
  #reportedAt = Number.NEGATIVE_INFINITY;
  readonly #outbox: Outbox;

  constructor(options: StudyServiceOptions) {
    this.#options = options;
    this.#outbox = new Outbox({
      ...options,
      deliver: (accountId, goesOn) => this.#deliver(accountId, goesOn),
      report: (error) => options.report('study was not synced', error),
    });
  }

  open(ref: StudyRef, platformAt: number | null): Promise<ItemStudy> {
    this.sync();
    return this.#change(ref, (study) => opened(study, platformAt));
  }

  async begin(ref: StudyRef): Promise<ItemStudy> {
    const account = this.#account();
    if (!this.#creditedAt.has(account)) this.#creditedAt.set(account, this.#options.monotonic());
    const study = await this.#change(ref, (before) => begun(before, randomUUID(), this.#options.now()));
    this.sync();
    return study;
  }

  async report(ref: StudyRef, { playedMs, ...where }: PlayReport): Promise<ItemStudy> {
    const { monotonic, countsMinutes, now: time } = this.#options;
    const account = this.#account();
    const now = monotonic();
    this.#reportedAt = now;
    const creditMs = credited(playedMs, now - (this.#creditedAt.get(account) ?? now));
    this.#creditedAt.set(account, now);
    const how = { creditMs, countMinutes: countsMinutes(), logId: randomUUID(), now: time() };
    const study = await this.#change(ref, (before) => reported(before, where, how));
    if (study.waiting > 0) this.sync();
    return study;
  }

  /** Sends once more what the platform refused. */
  async retry(ref: StudyRef): Promise<ItemStudy> {
    const study = await this.#change(ref, (before) => retried(before, randomUUID));
    this.sync();
    return study;
  }

  resourcePlace(resourceId: string): Promise<ResourcePlace | null> {
    return this.#options.store.places.get(this.#account(), resourceId);
  }

  keepResourcePlace(resourceId: string, place: ResourcePlace): Promise<void> {
    this.#reportedAt = this.#options.monotonic();
    return this.#options.store.places.put(this.#account(), resourceId, place);
  }

  /** Ms since somebody who is signed in studied here; Infinity: not in this run. */
  sinceLastReport(): number {
    return this.#options.monotonic() - this.#reportedAt;
  }

  async state(ref: StudyRef): Promise<ItemStudy> {
    return told(await this.#options.store.study(this.#account(), ref));
  }

  async last(): Promise<LastStudy | null> {
    return lastOf(await this.#options.store.studies(this.#account()));
  }

  note(item: ItemName): Promise<ItemNote> {
    return this.#options.store.notes.get(this.#account(), item);
  }

  async saveNote(item: ItemName, text: string): Promise<ItemNote> {
    const note = { text, savedAt: this.#options.now() };
    await this.#options.store.notes.put(this.#account(), item, note);
    return note;
  }

  async saveNotes({ courseId, title, items }: CourseNotes): Promise<SaveOutcome | null> {
    const account = this.#account();
    const written = await Promise.all(
      items.map(async ({ itemId, name }) => ({
        name,
        text: (await this.#options.store.notes.get(account, { courseId, itemId })).text,
      })),
    );
    const text = notesText(title, written);
    if (text === null) return null;
    return this.#options.saveFile(safeFileName(title, 'txt', 'notes'), new TextEncoder().encode(text));
  }

  async waiting(): Promise<number> {
    const items = await this.#options.store.unsynced(this.#account());
    return items.reduce((sum, item) => sum + openLogs(item).length, 0);
  }

  /** Sends what waits; asked for during a delivery, another one follows. */
  sync(): void {
    this.#outbox.sync();
  }

  async stop(): Promise<void> {
    await this.#outbox.stop();
    await this.#options.store.close();
  }

  async #deliver(accountId: string, goesOn: () => boolean): Promise<Went> {
    const { store, platform, changed } = this.#options;
    const read = (ref: StudyRef) => store.study(accountId, ref);
    const change: LogDeliveryOptions['change'] = (ref, how) => store.change(accountId, ref, how);
    return eachOf(await store.unsynced(accountId), async ({ ref }) => {
      if (!goesOn()) return 'all';
      const sent = await deliverLogs({ platform, read, change }, ref);
      changed(ref);
      return sent;
    });
  }

  async #change(ref: StudyRef, change: (study: StoredStudy) => StoredStudy): Promise<ItemStudy> {
    const after = await this.#options.store.change(this.#account(), ref, change);
    this.#options.changed(ref);
    return told(after);
  }

  #account(): string {
    return signedIn(this.#options.session);
  }
}
