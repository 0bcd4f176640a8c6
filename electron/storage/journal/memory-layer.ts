import { dirname } from 'node:path';
import type { AppendFile, FileLayer } from './file-layer.ts';

export type Operation =
  | 'read'
  | 'list'
  | 'makeFolder'
  | 'open'
  | 'append'
  | 'datasync'
  | 'truncate'
  | 'rename'
  | 'remove'
  | 'syncFolder';

interface Stored {
  bytes: Buffer;
  /** What a flush has put on the disk. */
  durable: Buffer;
  /** Where pages went missing in a flush that failed: they can be read until the power goes. */
  dropped: { from: number; to: number }[];
}

function fileWith(bytes: Uint8Array): Stored {
  return { bytes: Buffer.from(bytes), durable: Buffer.from(bytes), dropped: [] };
}

/** What is on the disk of a file; unflushed bytes stay in part, and the last sector may hold rubbish. */
function afterPowerCut({ bytes, durable, dropped }: Stored, random: () => number): Stored {
  const flushed = Buffer.from(durable);
  for (const { from, to } of dropped) flushed.fill(0, Math.min(from, flushed.length), Math.min(to, flushed.length));
  const loose = bytes.subarray(durable.length);
  const survived = Buffer.from(loose.subarray(0, Math.floor(random() * (loose.length + 1))));
  if (survived.length > 0 && random() < 0.3) survived.fill(0, Math.floor(random() * survived.length));
  return fileWith(Buffer.concat([flushed, survived]));
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: asked for by the test`), { code });
}

/**
 * A disk in memory for the fault lab: fails on demand, and forgets in a power cut what was not flushed, as far as a
 * real disk may. Names of a folder are durable only after `syncFolder`.
 */
export class MemoryLayer implements FileLayer {
  #names = new Map<string, Stored>();
  #durableNames = new Map<string, Stored>();
  #dead = false;
  #failing: { matches: (path: string, operation: Operation) => boolean; code: string }[] = [];
  /** Bytes that an append which fails still gets onto the disk. */
  tornBytes = 0;
  /** What the whole disk holds at most: an append beyond it writes what fits and says ENOSPC. */
  roomBytes = Infinity;
  /** Files that are open at this moment. */
  handles = 0;
  /** Appends and flushes that the disk has not answered yet. */
  pending = 0;

  /** Fails matching operations with this code until the result is called. */
  fail(code: string, matches: (path: string, operation: Operation) => boolean): () => void {
    const rule = { matches, code };
    this.#failing.push(rule);
    return () => {
      this.#failing = this.#failing.filter((other) => other !== rule);
    };
  }

  /** Every disk works again. */
  heal(): void {
    this.#failing = [];
  }

  get paths(): string[] {
    return [...this.#names.keys()];
  }

  get usedBytes(): number {
    return [...this.#names.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  peek(path: string): Buffer {
    const stored = this.#names.get(path);
    if (!stored) throw new Error(`no file ${path}`);
    return Buffer.from(stored.bytes);
  }

  /** Puts damaged bytes in place; null removes the file. */
  plant(path: string, bytes: Uint8Array | null): void {
    const stored = bytes && fileWith(bytes);
    for (const names of [this.#names, this.#durableNames]) {
      if (stored) names.set(path, stored);
      else names.delete(path);
    }
  }

  /** Copies every file whose name holds `from` to a name that holds `to`. */
  plantAs(from: string, to: string): void {
    for (const path of this.paths.filter((known) => known.includes(from))) {
      this.plant(path.replaceAll(from, to), this.peek(path));
    }
  }

  /**
   * The disks as the next start finds them: unflushed names go back, unflushed bytes are gone in part. Nothing that was
   * begun before reaches them any more.
   */
  cutPower(random: () => number): MemoryLayer {
    this.#dead = true;
    const after = new MemoryLayer();
    const names = random() < 0.5 ? this.#durableNames : new Map([...this.#durableNames, ...this.#names]);
    for (const [path, stored] of names) after.plant(path, afterPowerCut(stored, random).bytes);
    return after;
  }

  async read(path: string, limit?: number): Promise<Uint8Array | null> {
    this.#check(path, 'read');
    const stored = this.#names.get(path);
    return stored ? Buffer.from(stored.bytes.subarray(0, limit)) : null;
  }

  async list(folder: string): Promise<string[]> {
    this.#check(folder, 'list');
    const inside = this.paths.filter((path) => path.startsWith(`${folder}/`));
    return [...new Set(inside.map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''))];
  }

  async makeFolder(folder: string): Promise<void> {
    this.#check(folder, 'makeFolder');
  }

  async open(path: string, empty = false): Promise<AppendFile> {
    this.#check(path, 'open');
    const known = this.#names.get(path);
    const stored = known && !empty ? known : fileWith(Buffer.alloc(0));
    this.#names.set(path, stored);
    this.handles += 1;
    return {
      append: async (bytes) => {
        await this.#settle();
        try {
          this.#check(path, 'append');
        } catch (error) {
          stored.bytes = Buffer.concat([stored.bytes, bytes.subarray(0, this.tornBytes)]);
          throw error;
        }
        const fits = bytes.subarray(0, Math.max(0, this.roomBytes - this.usedBytes));
        stored.bytes = Buffer.concat([stored.bytes, fits]);
        if (fits.length < bytes.length) throw systemError('ENOSPC');
      },
      datasync: async () => {
        await this.#settle();
        this.#flush(path, stored);
      },
      size: async () => stored.bytes.length,
      close: async () => {
        this.handles -= 1;
      },
    };
  }

  async truncate(path: string, length: number): Promise<void> {
    this.#check(path, 'truncate');
    const stored = this.#names.get(path);
    if (!stored) throw systemError('ENOENT');
    stored.bytes = stored.bytes.subarray(0, length);
    stored.durable = stored.bytes;
    stored.dropped = stored.dropped.filter(({ from }) => from < length);
  }

  async rename(from: string, to: string): Promise<void> {
    this.#check(to, 'rename');
    const stored = this.#names.get(from);
    if (!stored) throw systemError('ENOENT');
    this.#names.delete(from);
    this.#names.set(to, stored);
  }

  async remove(path: string): Promise<void> {
    this.#check(path, 'remove');
    this.#names.delete(path);
  }

  async syncFolder(folder: string): Promise<void> {
    this.#check(folder, 'syncFolder');
    for (const path of this.#durableNames.keys()) {
      if (dirname(path) === folder && !this.#names.has(path)) this.#durableNames.delete(path);
    }
    for (const [path, stored] of this.#names) if (dirname(path) === folder) this.#durableNames.set(path, stored);
  }

  /** A disk answers later, so that writes overlap as they do in life. */
  #settle(): Promise<void> {
    this.pending += 1;
    return new Promise((resolve) => {
      setImmediate(() => {
        this.pending -= 1;
        resolve();
      });
    });
  }

  #flush(path: string, stored: Stored): void {
    try {
      this.#check(path, 'datasync');
    } catch (error) {
      stored.dropped.push({ from: stored.durable.length, to: stored.bytes.length });
      throw error;
    }
    stored.durable = stored.bytes;
  }

  #check(path: string, operation: Operation): void {
    if (this.#dead) throw systemError('EIO');
    const rule = this.#failing.find(({ matches }) => matches(path, operation));
    if (rule) throw systemError(rule.code);
  }
}
