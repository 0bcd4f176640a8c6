import type { ItemName } from '#contract/ipc/learning.ts';
import { keptPath, type KeepRequest, type KeptContent, type KeptItem } from '#contract/ipc/offline.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { WorkQueue, type StepOutcome } from '#electron/kernel/work-queue.ts';
import { fetchBody } from '#electron/platform/gateway/fetch-body.ts';
import type { SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { SealedFile } from '#electron/storage/sealed-file.ts';
import { ItemLoading, removeFiles, sealedFile, type ItemLoadingOptions } from './item-loading.ts';
import { keptUntil, keptNotes, wanted, type KeptFileNote, type KeptNote } from './kept-notes.ts';
import { othersKept, removeOthers } from './others-items.ts';
import { sourcesOf } from './sources.ts';

export interface OfflineServiceOptions extends Omit<ItemLoadingOptions, 'progressed'> {
  session: SessionWatch;
  timer: Timer;
  /** 0 to 1. */
  random: () => number;
  changed: (items: KeptItem[]) => void;
  report: (what: string, error: unknown) => void;
}

/** Keeps items of courses on this computer, one at a time, each account's for itself. */
export class OfflineService {
  readonly #options: OfflineServiceOptions;
  readonly #queue: WorkQueue;
  #loading: ItemLoading | null = null;
  #stopWatching: (() => void) | null = null;
  /** Items whose last try failed. */
  readonly #interrupted = new Set<string>();

  constructor(options: OfflineServiceOptions) {
    this.#options = options;
    const { timer, random, report } = options;
    this.#queue = new WorkQueue({
      step: () => this.#step(),
      timer,
      random,
      report: (error) => report('keeping an item', error),
    });
  }

  start(): void {
    this.#stopWatching = this.#options.session.onChange(() => this.#queue.retryNow());
    this.#queue.wake();
  }

  retryNow(): void {
    this.#queue.retryNow();
  }

  async stop(): Promise<void> {
    this.#stopWatching?.();
    this.#loading?.stop();
    await this.#queue.stop();
    await this.#options.notebooks.stop();
  }

  async list(): Promise<KeptItem[]> {
    const { notebooks } = this.#options;
    return this.#itemsOf(await notebooks.run(notebooks.owner(), (notebook) => keptNotes.all(notebook)));
  }

  /** Bytes that keeping an item takes; null: nobody tells before. */
  async size(request: KeepRequest): Promise<number | null> {
    const found = await sourcesOf(this.#options.platform, this.#options.source.platformOrigin, request);
    if (found.kind !== 'found') return null;
    let sum = 0;
    for (const { address, role } of found.sources) {
      if (role === 'captions') continue;
      const stop = new AbortController();
      const body = await fetchBody(address, this.#options.source, { signal: stop.signal }).catch(() => null);
      stop.abort();
      body?.stream.cancel().catch(() => undefined);
      if (body === null || body.size === null) return null;
      sum += body.size;
    }
    return sum;
  }

  async keep(request: KeepRequest): Promise<void> {
    await this.#change(request, (note) =>
      note === null || note.phase === 'refused'
        ? wanted(request)
        : { ...note, phase: note.phase === 'kept' ? 'kept' : 'wanted' },
    );
    this.#queue.retryNow();
  }

  async pause(item: ItemName): Promise<void> {
    await this.#change(item, (note) => (note?.phase === 'wanted' ? { ...note, phase: 'paused' } : note));
    this.#stopLoading(item);
  }

  async remove(item: ItemName): Promise<void> {
    const { notebooks } = this.#options;
    const known = await notebooks.run(notebooks.owner(), (notebook) => keptNotes.get(notebook, item));
    await this.#change(item, () => null);
    this.#stopLoading(item);
    await removeFiles(this.#options.folder, known?.files ?? []);
  }

  /** Takes everything off that an account keeps here; without one, who is signed in, else it rejects with `no-account`. */
  async removeAll(given?: string): Promise<void> {
    const { notebooks } = this.#options;
    const accountId = given ?? notebooks.owner();
    const notes = await notebooks.run(accountId, async (notebook) => {
      const all = keptNotes.all(notebook);
      for (const { request } of all) await keptNotes.remove(notebook, request);
      return all;
    });
    for (const { request, files } of notes) {
      this.#stopLoading(request);
      await removeFiles(this.#options.folder, files ?? []);
    }
    await this.#tell(accountId);
  }

  /** What learners who are not signed in keep here. */
  others(): ReturnType<typeof othersKept> {
    return othersKept(this.#options);
  }

  removeOthers(): Promise<void> {
    return removeOthers(this.#options);
  }

  /** Null: it is not kept, or not whole. */
  async content(item: ItemName): Promise<KeptContent | null> {
    const { notebooks } = this.#options;
    const note = await notebooks.run(notebooks.owner(), (notebook) => keptNotes.get(notebook, item));
    if (note?.phase !== 'kept') return null;
    const files = note.files ?? [];
    const addressOf = ({ fileId }: KeptFileNote) => `${keptPath}${fileId}`;
    return {
      files: files
        .filter(({ role }) => role === 'content')
        .map((file) => ({ address: addressOf(file), type: file.kind })),
      captions: files
        .filter(({ role }) => role === 'captions')
        .map((file) => ({ address: addressOf(file), language: file.language, label: file.label })),
      chapters: note.chapters,
    };
  }

  /** The first file of a kept item; null: it is not kept. Rejects when it is damaged. */
  async firstFile(item: ItemName): Promise<{ file: SealedFile; size: number } | null> {
    const { notebooks } = this.#options;
    const note = await notebooks.run(notebooks.owner(), (notebook) => keptNotes.get(notebook, item));
    const [found] = note?.phase === 'kept' ? (note.files ?? []) : [];
    if (!found || found.size === null) return null;
    const file = sealedFile(this.#options.folder, found);
    await file.check(found.size);
    return { file, size: found.size };
  }

  /** A whole file of a kept item of the account that is signed in; null: there is none of this id. */
  async file(fileId: string): Promise<{ file: SealedFile; size: number; type: string } | null> {
    const { notebooks, session } = this.#options;
    const accountId = session.account()?.accountId;
    if (accountId === undefined) return null;
    const notes = await notebooks.run(accountId, (notebook) => keptNotes.all(notebook));
    const found = notes
      .filter(({ phase }) => phase === 'kept')
      .flatMap(({ files }) => files ?? [])
      .find((one) => one.fileId === fileId);
    return found && found.size !== null
      ? { file: sealedFile(this.#options.folder, found), size: found.size, type: found.type }
      : null;
  }

  async #step(): Promise<StepOutcome> {
    const { notebooks, session } = this.#options;
    const accountId = session.account()?.accountId;
    if (accountId === undefined || this.#queue.stopped) return 'nothing';
    await this.#removeOld(accountId);
    const waiting = (await notebooks.run(accountId, (notebook) => keptNotes.all(notebook))).filter(
      ({ phase }) => phase === 'wanted',
    );
    // An item in trouble does not hold up the others.
    const [next] = waiting.sort((a, b) => this.#trouble(a) - this.#trouble(b));
    if (!next) return 'nothing';
    const loading = new ItemLoading(
      { ...this.#options, progressed: () => void this.#tell(accountId) },
      accountId,
      next,
    );
    this.#loading = loading;
    await this.#tell(accountId);
    try {
      await loading.run();
      this.#interrupted.delete(keyOf(next.request));
      return 'more';
    } catch (error) {
      if (loading.stopped) return 'more';
      this.#options.report('an item was interrupted', error);
      this.#interrupted.add(keyOf(next.request));
      return 'later';
    } finally {
      this.#loading = null;
      await this.#tell(accountId);
    }
  }

  /** Takes off what was kept long enough. */
  async #removeOld(accountId: string): Promise<void> {
    const { notebooks, now } = this.#options;
    const old = await notebooks.run(accountId, async (notebook) => {
      const ended = keptNotes.all(notebook).filter((note) => (keptUntil(note) ?? Number.POSITIVE_INFINITY) <= now());
      for (const { request } of ended) await keptNotes.remove(notebook, request);
      return ended;
    });
    for (const { files } of old) await removeFiles(this.#options.folder, files ?? []);
    if (old.length > 0) await this.#tell(accountId);
  }

  async #change(item: ItemName, change: (note: KeptNote | null) => KeptNote | null): Promise<void> {
    const { notebooks } = this.#options;
    const owner = notebooks.owner();
    await notebooks.run(owner, (notebook) => keptNotes.change(notebook, item, change));
    await this.#tell(owner);
  }

  #stopLoading({ courseId, itemId }: ItemName): void {
    const loading = this.#loading;
    if (loading?.item.courseId === courseId && loading.item.itemId === itemId) loading.stop();
  }

  #trouble({ request }: KeptNote): number {
    return this.#interrupted.has(keyOf(request)) ? 1 : 0;
  }

  /** What another account sees is none of this one's. */
  async #tell(accountId: string): Promise<void> {
    const { notebooks, session, changed } = this.#options;
    const notes = await notebooks.run(accountId, (notebook) => keptNotes.all(notebook));
    if (session.account()?.accountId === accountId) changed(this.#itemsOf(notes));
  }

  #itemsOf(notes: readonly KeptNote[]): KeptItem[] {
    return notes.map((note) => {
      const { request, files, why } = note;
      const loading = this.#loading && keyOf(this.#loading.item) === keyOf(request) ? this.#loading : null;
      const sizes = (files ?? []).map(({ size }) => size);
      const size =
        files === null || sizes.includes(null) ? null : sizes.reduce<number>((sum, one) => sum + (one ?? 0), 0);
      const whole = (files ?? []).reduce((sum, file) => sum + (file.whole ? (file.size ?? 0) : 0), 0);
      return {
        ...request,
        phase: this.#phaseOf(note, loading !== null),
        receivedBytes: loading?.receivedBytes ?? whole,
        size,
        why,
        keptUntil: keptUntil(note),
      };
    });
  }

  #phaseOf({ phase, request }: KeptNote, isLoading: boolean): KeptItem['phase'] {
    if (phase !== 'wanted') return phase;
    if (isLoading) return 'loading';
    return this.#interrupted.has(keyOf(request)) ? 'interrupted' : 'waiting';
  }
}

const keyOf = ({ courseId, itemId }: ItemName) => JSON.stringify([courseId, itemId]);
