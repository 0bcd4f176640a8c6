import { dirname } from 'node:path';
import { cardBytes, newestCard, type AttemptCard } from './card.ts';
import { readFound, type Found } from './copies.ts';
import { replaceFile } from './durable-file.ts';
import { isFull, type FileLayer } from './file-layer.ts';
import { JournalError } from './journal-error.ts';
import { pathsOf, type Folders } from './journal-paths.ts';
import type { JournalName } from './journals.ts';
import { headerIn } from './merge.ts';
import { encodeFrame } from './record-format.ts';

type Kind = 'card' | 'key';

/** The card of a journal and the key beside it: small files in both folders, replaced as a whole. */
export class SideFiles {
  readonly #layer: FileLayer;
  readonly #folders: Folders;
  /** Journals of which one folder may lack a file. */
  readonly #incomplete = new Set<string>();

  constructor(layer: FileLayer, folders: Folders) {
    this.#layer = layer;
    this.#folders = folders;
  }

  async card(name: JournalName): Promise<AttemptCard | null> {
    return newestCard(bytesOf(await this.#found(name, 'card')))?.card ?? null;
  }

  async writeCard(name: JournalName, card: AttemptCard): Promise<void> {
    const known = newestCard(bytesOf(await this.#found(name, 'card')));
    await this.#replace(name, 'card', cardBytes({ revision: (known?.revision ?? 0) + 1, card }));
  }

  /**
   * The keys that lie beside: a beginning that failed may have left another one in one folder. `error`: why a copy could
   * not be read; null: both were read, or are not there.
   */
  async keys(name: JournalName): Promise<{ keys: Uint8Array[]; error: unknown }> {
    const found = await this.#found(name, 'key');
    const keys = bytesOf(found).map((bytes) => headerIn([bytes]));
    const error = found.find(({ unreadable }) => unreadable)?.error ?? null;
    return { keys: keys.filter((key) => key !== null), error };
  }

  async writeKey(name: JournalName, key: Uint8Array): Promise<void> {
    await this.#replace(name, 'key', encodeFrame({ sequence: 0, payload: key }));
  }

  /** A folder that lacked a file, as a disk that was away, gets it from the other one. Never rejects. */
  async mend(name: JournalName, key: Uint8Array): Promise<void> {
    this.#incomplete.delete(idOf(name));
    const newest = newestCard(bytesOf(await this.#found(name, 'card')));
    if (newest) await this.#mend(name, 'card', cardBytes(newest));
    const { keys } = await this.keys(name);
    const beside = keys.some((known) => Buffer.from(known).equals(key));
    if (beside) await this.#mend(name, 'key', encodeFrame({ sequence: 0, payload: key }));
  }

  /** The same once both folders can be written again; costs nothing when they were all the time. */
  async complete(name: JournalName, key: Uint8Array): Promise<void> {
    if (this.#incomplete.has(idOf(name))) await this.mend(name, key);
  }

  #found(name: JournalName, kind: Kind): Promise<Found[]> {
    return Promise.all(pathsOf(this.#folders, name, kind).map((path) => readFound(this.#layer, path)));
  }

  async #mend(name: JournalName, kind: Kind, bytes: Uint8Array): Promise<void> {
    const found = await this.#found(name, kind);
    for (const [index, path] of pathsOf(this.#folders, name, kind).entries()) {
      const known = found[index]?.bytes;
      if (known && Buffer.from(bytes).equals(known)) continue;
      try {
        await this.#replaceOne(path, bytes);
      } catch {
        // The other folder has it; this one is tried again when its journal can be written.
        this.#incomplete.add(idOf(name));
      }
    }
  }

  async #replace(name: JournalName, kind: Kind, bytes: Uint8Array): Promise<void> {
    const paths = pathsOf(this.#folders, name, kind);
    const done = await Promise.allSettled(paths.map((path) => this.#replaceOne(path, bytes)));
    const errors: unknown[] = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (errors.length > 0) this.#incomplete.add(idOf(name));
    if (errors.length === done.length) {
      const code = errors.some(isFull) ? 'disk-full' : 'disk';
      throw new JournalError(code, 'No copy of the file could be written.', { cause: errors });
    }
  }

  async #replaceOne(path: string, bytes: Uint8Array): Promise<void> {
    await this.#layer.makeFolder(dirname(path));
    await replaceFile(this.#layer, path, bytes);
  }
}

function bytesOf(found: readonly Found[]): (Uint8Array | null)[] {
  return found.map(({ bytes }) => bytes);
}

function idOf({ account, attempt }: JournalName): string {
  return `${account}/${attempt}`;
}
