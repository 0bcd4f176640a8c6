import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { ItemName } from '#contract/ipc/learning.ts';
import type { KeepProblem } from '#contract/ipc/offline.ts';
import type { FetchBodyOptions } from '#electron/platform/gateway/fetch-body.ts';
import type { PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { SealedFile } from '#electron/storage/sealed-file.ts';
import { isRestOf, keptNotes, type KeptFileNote, type KeptNote } from './kept-notes.ts';
import { bodyOf, sourcesOf, type Source } from './sources.ts';

export interface ItemLoadingOptions {
  notebooks: AccountNotebooks;
  /** Where the files lie. */
  folder: string;
  platform: PlatformClient;
  source: FetchBodyOptions;
  /** Bytes that may still be written; null: the system does not tell. */
  freeBytes: () => Promise<number | null>;
  /** Epoch ms of this machine. */
  now: () => number;
  /** More of it is here. */
  progressed: () => void;
}

/** Bytes of the largest file that is kept. */
const largestFile = 4 * 1024 ** 3;
/** Room that is left for answers and the system. */
const spareBytes = 500 * 1024 ** 2;
/** Bytes between two reports of progress. */
const reportStep = 1024 ** 2;

/** Brings the files of one wanted item to this computer, and says in its note what is here. */
export class ItemLoading {
  readonly item: ItemName;
  receivedBytes = 0;
  readonly #options: ItemLoadingOptions;
  readonly #accountId: string;
  readonly #note: KeptNote;
  readonly #stop = new AbortController();

  constructor(options: ItemLoadingOptions, accountId: string, note: KeptNote) {
    const { courseId, itemId } = note.request;
    this.item = { courseId, itemId };
    this.#options = options;
    this.#accountId = accountId;
    this.#note = note;
  }

  stop(): void {
    this.#stop.abort();
  }

  get stopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Rejects when it was stopped, and when it is to be tried again later. */
  async run(): Promise<void> {
    const { platform, source: here, now } = this.#options;
    const found = await sourcesOf(platform, here.platformOrigin, this.#note.request);
    if (found.kind === 'later') throw new Error('The platform was not reached.');
    if (found.kind === 'refused') return this.#refuse(found.why);
    const files = filesFor(found.sources, this.#note.files);
    await this.#settle((known) => ({ ...known, files, chapters: [...found.chapters] }));
    for (const [at, source] of found.sources.entries()) {
      const file = files[at];
      if (!file || file.whole) {
        this.receivedBytes += file?.size ?? 0;
        continue;
      }
      const outcome = await this.#loadFile(source, file);
      if (typeof outcome === 'string') return this.#refuse(outcome);
      files[at] = outcome;
      await this.#settle((known) => ({ ...known, files: [...files] }));
    }
    await this.#settle((known) => ({ ...known, files, phase: 'kept', keptAt: now() }));
  }

  async #loadFile(source: Source, file: KeptFileNote): Promise<KeptFileNote | KeepProblem> {
    const sealed = sealedFile(this.#options.folder, file);
    const there = await sealed.settle();
    const before = this.receivedBytes;
    const part = { signal: this.#stop.signal, from: there, version: file.version ?? null };
    const body = await bodyOf(source, this.#options.source, part);
    if (body === 'no-address') return body;
    // The host gives no parts, or the file is another one by now.
    if (there > 0 && (body === 'no-part' || !isRestOf(body, file, there))) {
      if (body !== 'no-part') await body.stream.cancel();
      await sealed.remove();
      return this.#loadFile(source, { ...file, size: null, version: undefined });
    }
    if (body === 'no-part') return 'no-address';
    if (body.size !== null && body.size > largestFile) return 'too-large';
    const free = await this.#options.freeBytes();
    if (free !== null && free < (body.size ?? 0) - there + spareBytes) return 'disk-full';
    const begun = { ...file, size: body.size, ...(body.version === null ? {} : { version: body.version }) };
    await this.#noteFile(begun);
    let told = there;
    const size = await sealed.append(there, body.stream, (bytes) => {
      this.receivedBytes = before + bytes;
      if (bytes - told < reportStep) return;
      told = bytes;
      this.#options.progressed();
    });
    if (body.size !== null && size !== body.size) throw new Error(`${size} bytes of ${body.size} came.`);
    return { ...begun, size, type: body.type, whole: true };
  }

  /** After a restart the rest must be of the same file. */
  #noteFile(file: KeptFileNote): Promise<void> {
    const noted = (one: KeptFileNote) => (one.fileId === file.fileId ? file : one);
    return this.#settle((known) => ({ ...known, files: known.files?.map(noted) ?? null }));
  }

  async #refuse(why: KeepProblem): Promise<void> {
    let files: readonly KeptFileNote[] = [];
    await this.#settle((known) => {
      files = known.files ?? [];
      return { ...known, files: null, phase: 'refused', why };
    });
    await removeFiles(this.#options.folder, files);
  }

  /** Changes the note of what is loading; one that was paused or taken away meanwhile stays so. */
  async #settle(change: (note: KeptNote) => KeptNote): Promise<void> {
    await this.#options.notebooks.run(this.#accountId, async (notebook) => {
      const note = keptNotes.get(notebook, this.item);
      if (note?.phase !== 'wanted') return this.stop();
      await keptNotes.put(notebook, this.item, change(note));
    });
    this.#stop.signal.throwIfAborted();
  }
}

/** A file of a kept item on this computer. */
export function sealedFile(folder: string, { fileId, key }: KeptFileNote): SealedFile {
  return new SealedFile(path.join(folder, fileId), Buffer.from(key, 'base64'));
}

export async function removeFiles(folder: string, files: readonly KeptFileNote[]): Promise<void> {
  for (const file of files) await sealedFile(folder, file).remove();
}

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
