import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { replaceFile } from './durable-file.ts';
import type { FileLayer } from './file-layer.ts';
import type { Folders } from './journal-paths.ts';

const reserveBytes = 256 * 1024;

/** Room on the disk for the last answers and the seal: a file in each folder that is given up when the disk is full. */
export class Reserve {
  readonly #layer: FileLayer;
  readonly #folders: Folders;

  constructor(layer: FileLayer, folders: Folders) {
    this.#layer = layer;
    this.#folders = folders;
  }

  /** Sets room aside where there is any. */
  async ensure(): Promise<void> {
    for (const folder of new Set(this.#folders)) {
      const path = join(folder, 'reserve');
      try {
        if ((await this.#layer.read(path, 1)) === null) await this.#write(path);
      } catch {
        // A disk without room for the reserve has room for answers all the same.
      }
    }
  }

  /** False: there is nothing left to give up. */
  async free(): Promise<boolean> {
    let freed = false;
    for (const folder of new Set(this.#folders)) {
      const path = join(folder, 'reserve');
      try {
        if ((await this.#layer.read(path, 1)) === null) continue;
        await this.#layer.remove(path);
        freed = true;
      } catch {
        // The write that needed the room fails again and says why.
      }
    }
    return freed;
  }

  /** Random bytes: some disks store zeros without taking room. */
  async #write(path: string): Promise<void> {
    await replaceFile(this.#layer, path, randomBytes(reserveBytes));
  }
}
