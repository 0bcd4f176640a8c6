import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { ItemName } from '#contract/ipc/learning.ts';
import {
  keptPath,
  type KeepProblem,
  type KeepRequest,
  type KeptContent,
  type KeptItem,
} from '#contract/ipc/offline.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { WorkQueue, type StepOutcome } from '#electron/kernel/work-queue.ts';
import { fetchBody, type FetchBodyOptions } from '#electron/platform/gateway/fetch-body.ts';
import type { PlatformClient, SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { SealedFile } from '#electron/storage/sealed-file.ts';
import { keptUntil, isRestOf, keptNotes, wanted, type KeptFileNote, type KeptNote } from './kept-notes.ts';
import { othersKept, removeOthers } from './others-items.ts';
import { bodyOf, sourcesOf, type Source } from './sources.ts';

export interface OfflineServiceOptions {
  notebooks: AccountNotebooks;
  /** Where the files lie. */
  folder: string;
  platform: PlatformClient;
  session: SessionWatch;
  source: FetchBodyOptions;
  /** Bytes that may still be written; null: the system does not tell. */
  freeBytes: () => Promise<number | null>;
  timer: Timer;
  /** 0 to 1. */
  random: () => number;
  /** Epoch ms of this machine. */
  now: () => number;
  changed: (items: KeptItem[]) => void;
  report: (what: string, error: unknown) => void;
}

/** Bytes of the largest file that is kept. */
const largestFile = 4 * 1024 ** 3;
/** Room that is left for answers and the system. */
const spareBytes = 500 * 1024 ** 2;
/** Bytes between two reports of progress. */
const reportStep = 1024 ** 2;

interface Loading {
  accountId: string;
  item: ItemName;
  receivedBytes: number;
  stop: AbortController;
}

/** Keeps items of courses on this computer, one at a time, each account's for itself. */
export class OfflineService {
  readonly #options: OfflineServiceOptions;
  readonly #queue: WorkQueue;
  #loading: Loading | null = null;
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
    this.#loading?.stop.abort();
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
    await this.#removeFiles(known?.files ?? []);
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
      await this.#removeFiles(files ?? []);
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
    const file = this.#sealed(found);
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
    return found && found.size !== null ? { file: this.#sealed(found), size: found.size, type: found.type } : null;
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
    const { courseId, itemId } = next.request;
    const loading = { accountId, item: { courseId, itemId }, receivedBytes: 0, stop: new AbortController() };
    this.#loading = loading;
    await this.#tell(accountId);
    try {
      const outcome = await this.#load(next, loading);
      this.#interrupted.delete(keyOf(next.request));
      return outcome;
    } catch (error) {
      if (loading.stop.signal.aborted) return 'more';
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
    for (const { files } of old) await this.#removeFiles(files ?? []);
    if (old.length > 0) await this.#tell(accountId);
  }

  async #load(note: KeptNote, loading: Loading): Promise<StepOutcome> {
    const { platform, source: here, now } = this.#options;
    const found = await sourcesOf(platform, here.platformOrigin, note.request);
    if (found.kind === 'later') throw new Error('The platform was not reached.');
    if (found.kind === 'refused') return this.#refuse(loading, found.why);
    const files = filesFor(found.sources, note.files);
    await this.#settle(loading, (known) => ({ ...known, files, chapters: [...found.chapters] }));
    for (const [at, source] of found.sources.entries()) {
      const file = files[at];
      if (!file || file.whole) {
        loading.receivedBytes += file?.size ?? 0;
        continue;
      }
      const outcome = await this.#loadFile(source, file, loading);
      if (typeof outcome === 'string') return this.#refuse(loading, outcome);
      files[at] = outcome;
      await this.#settle(loading, (known) => ({ ...known, files: [...files] }));
    }
    await this.#settle(loading, (known) => ({ ...known, files, phase: 'kept', keptAt: now() }));
    return 'more';
  }

  async #loadFile(source: Source, file: KeptFileNote, loading: Loading): Promise<KeptFileNote | KeepProblem> {
    const sealed = this.#sealed(file);
    const there = await sealed.settle();
    const before = loading.receivedBytes;
    const part = { signal: loading.stop.signal, from: there, version: file.version ?? null };
    const body = await bodyOf(source, this.#options.source, part);
    if (body === 'no-address') return body;
    // The host gives no parts, or the file is another one by now.
    if (there > 0 && (body === 'no-part' || !isRestOf(body, file, there))) {
      if (body !== 'no-part') await body.stream.cancel();
      await sealed.remove();
      return this.#loadFile(source, { ...file, size: null, version: undefined }, loading);
    }
    if (body === 'no-part') return 'no-address';
    if (body.size !== null && body.size > largestFile) return 'too-large';
    const free = await this.#options.freeBytes();
    if (free !== null && free < (body.size ?? 0) - there + spareBytes) return 'disk-full';
    const begun = { ...file, size: body.size, ...(body.version === null ? {} : { version: body.version }) };
    await this.#noteFile(loading, begun);
    let told = there;
    const size = await sealed.append(there, body.stream, (bytes) => {
      loading.receivedBytes = before + bytes;
      if (bytes - told < reportStep) return;
      told = bytes;
      void this.#tell(loading.accountId);
    });
    if (body.size !== null && size !== body.size) throw new Error(`${size} bytes of ${body.size} came.`);
    return { ...begun, size, type: body.type, whole: true };
  }

  /** After a restart the rest must be of the same file. */
  #noteFile(loading: Loading, file: KeptFileNote): Promise<void> {
    const noted = (one: KeptFileNote) => (one.fileId === file.fileId ? file : one);
    return this.#settle(loading, (known) => ({ ...known, files: known.files?.map(noted) ?? null }));
  }

  async #refuse(loading: Loading, why: KeepProblem): Promise<StepOutcome> {
    let files: readonly KeptFileNote[] = [];
    await this.#settle(loading, (known) => {
      files = known.files ?? [];
      return { ...known, files: null, phase: 'refused', why };
    });
    await this.#removeFiles(files);
    return 'more';
  }

  /** Changes the note of what is loading; one that was paused or taken away meanwhile stays so. */
  async #settle({ accountId, item, stop }: Loading, change: (note: KeptNote) => KeptNote): Promise<void> {
    await this.#options.notebooks.run(accountId, async (notebook) => {
      const note = keptNotes.get(notebook, item);
      if (note?.phase !== 'wanted') return stop.abort();
      await keptNotes.put(notebook, item, change(note));
    });
    stop.signal.throwIfAborted();
  }

  async #change(item: ItemName, change: (note: KeptNote | null) => KeptNote | null): Promise<void> {
    const { notebooks } = this.#options;
    const owner = notebooks.owner();
    await notebooks.run(owner, (notebook) => keptNotes.change(notebook, item, change));
    await this.#tell(owner);
  }

  #stopLoading({ courseId, itemId }: ItemName): void {
    const loading = this.#loading;
    if (loading?.item.courseId === courseId && loading.item.itemId === itemId) loading.stop.abort();
  }

  async #removeFiles(files: readonly KeptFileNote[]): Promise<void> {
    for (const file of files) await this.#sealed(file).remove();
  }

  #sealed({ fileId, key }: KeptFileNote): SealedFile {
    return new SealedFile(path.join(this.#options.folder, fileId), Buffer.from(key, 'base64'));
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

/** The files of an item: those that were begun, where the platform names as many as before. */
function filesFor(sources: readonly Source[], known: readonly KeptFileNote[] | null): KeptFileNote[] {
  if (known && known.length === sources.length) return [...known];
  return sources.map(({ role, language, label, kind }) => ({
    fileId: randomBytes(16).toString('hex'),
    key: randomBytes(32).toString('base64'),
    role,
    language,
    label,
    kind,
    type: '',
    size: null,
    whole: false,
  }));
}
