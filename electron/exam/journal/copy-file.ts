import { dirname } from 'node:path';
import { abandon, replaceFile } from './durable-file.ts';
import { isFull, type AppendFile, type FileLayer } from './file-layer.ts';
import type { MergedCopy } from './merge.ts';

/** One of the two files of a log. */
export class CopyFile {
  readonly path: string;
  readonly #layer: FileLayer;
  #file: AppendFile | null = null;
  #error: unknown = null;
  #provenBytes: number | undefined;

  constructor(layer: FileLayer, path: string) {
    this.#layer = layer;
    this.path = path;
  }

  /** False while this copy cannot be written. */
  get inUse(): boolean {
    return this.#file !== null;
  }

  /** Why it cannot be written. */
  get error(): unknown {
    return this.#error;
  }

  /** The file holds this much for certain; undefined: not known, as before it was opened. */
  get provenBytes(): number | undefined {
    return this.#provenBytes;
  }

  /** Appends durably; a failure gives the copy up. */
  async write(bytes: Uint8Array): Promise<void> {
    if (!this.#file) return;
    try {
      await this.#file.append(bytes);
      await this.#file.datasync();
      if (this.#provenBytes !== undefined) this.#provenBytes += bytes.length;
    } catch (error) {
      await this.giveUp(error);
      // After a failed flush the next start would read what no disk has, and take it for durable.
      if (this.#provenBytes !== undefined) await this.#cut(this.#provenBytes);
    }
  }

  async giveUp(error: unknown): Promise<void> {
    await this.close();
    this.#error = error;
  }

  async close(): Promise<void> {
    const file = this.#file;
    this.#file = null;
    await abandon(file);
  }

  /**
   * Brings the copy to what both should hold. Where it only lacks records, they are appended, which a disk that was full
   * has room for; otherwise, or when a flush has failed (`unproven`), the file is rewritten.
   */
  async repair(merged: MergedCopy, ideal: Uint8Array, unproven: boolean): Promise<void> {
    if (!merged.poor && !unproven) return this.#open(true);
    if (merged.appendable && (!unproven || isFull(this.#error))) return this.#catchUp(merged, unproven);
    await this.rebuild(ideal);
    // What else is wrong with it can wait for a disk with more room: each record counts for itself.
    if (!this.#file && isFull(this.#error) && merged.wholeLength > 0) await this.#catchUp(merged, true);
  }

  /** Rewrites the file; until the last moment the old one is in place. */
  async rebuild(bytes: Uint8Array): Promise<void> {
    try {
      const folder = dirname(this.path);
      await this.#layer.makeFolder(folder);
      await replaceFile(this.#layer, this.path, bytes);
      await this.#layer.syncFolder(dirname(folder));
      await this.#open(true);
    } catch (error) {
      await this.giveUp(error);
    }
  }

  /** Replaces the file of a copy in use; false: the old one is in use again. */
  async exchange(bytes: Uint8Array): Promise<boolean> {
    // Windows does not rename over an open file.
    await this.close();
    await this.rebuild(bytes);
    if (this.#file) return true;
    await this.#open(true);
    return false;
  }

  /** Flushes once: a killed process may have left more than the disk has. `proven`: no earlier flush of it has failed. */
  async #open(proven: boolean): Promise<void> {
    await this.close();
    try {
      this.#file = await this.#layer.open(this.path);
      await this.#file.datasync();
      this.#provenBytes = proven ? await this.#file.size() : undefined;
    } catch (error) {
      await this.giveUp(error);
    }
  }

  /** `beyond`: what follows the last whole record may lie there and is not proven. */
  async #catchUp({ wholeLength, missing, torn }: MergedCopy, beyond: boolean): Promise<void> {
    const clean = (!torn && !beyond) || (await this.#cut(wholeLength));
    await this.#open(clean);
    await this.write(missing);
  }

  /** False: readers skip the torn end; cutting it off only makes room. */
  async #cut(length: number): Promise<boolean> {
    try {
      await this.#layer.truncate(this.path, length);
      return true;
    } catch {
      return false;
    }
  }
}
