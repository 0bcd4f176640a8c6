import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Paper } from '#contract/ipc/paper.ts';
import { remotePath } from '#contract/platform/remote-path.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { Seal } from '#electron/storage/keystore/seal.ts';
import { mediaPaths } from './media-paths.ts';

export interface MediaFile {
  bytes: Uint8Array;
  /** Content type, as the platform gave it. */
  type: string;
}

export interface MediaCacheOptions {
  /** A folder of its own beside the journals. */
  folder: string;
  /** Question pictures may show what is asked: they lie encrypted. */
  seal: Seal;
  /** The file that the page loads from this path; null: not to be had. */
  fetchMedia: (path: string) => Promise<MediaFile | null>;
  timer: Timer;
  log: (message: string) => void;
}

/** Pictures and sounds of the papers on this machine, by attempt. */
export interface MediaCache {
  /** Fetches what is missing. Resolves when the platform's files are there or the learner has waited long enough; never rejects. */
  fetchFor(attemptId: string, paper: Paper): Promise<void>;
  read(attemptId: string, path: string): Promise<MediaFile | null>;
  /** Removes the files of every attempt but these. */
  retainOnly(attemptIds: readonly string[]): Promise<void>;
}

export const largestFile = 10_000_000;
const largestPaper = 100_000_000;
const atOnce = 4;
/** The learner's time is running: after this the rest comes while the paper is open. */
const patienceMs = 8_000;
const lineEnd = 10;

export function createMediaCache({ folder, seal, fetchMedia, timer, log }: MediaCacheOptions): MediaCache {
  const running = new Map<string, Promise<void>>();
  const fileOf = (attemptId: string, path: string) =>
    join(folder, attemptId, createHash('sha256').update(asAddressed(path)).digest('hex').slice(0, 32));

  async function read(attemptId: string, path: string): Promise<MediaFile | null> {
    try {
      const stored = Buffer.from(await seal.open(await readFile(fileOf(attemptId, path)), sealedFor(attemptId, path)));
      const end = stored.indexOf(lineEnd);
      return { type: stored.subarray(0, end).toString('utf8'), bytes: stored.subarray(end + 1) };
    } catch {
      return null; // Not stored, or by a version that did not encrypt: the caller asks the platform.
    }
  }

  async function keep(attemptId: string, path: string, { bytes, type }: MediaFile): Promise<void> {
    const file = fileOf(attemptId, path);
    await mkdir(join(folder, attemptId), { recursive: true });
    const stored = Buffer.concat([Buffer.from(`${type}\n`), bytes]);
    await writeFile(`${file}.part`, await seal.seal(stored, sealedFor(attemptId, path)));
    await rename(`${file}.part`, file);
  }

  async function fetchAll(attemptId: string, paths: readonly string[]): Promise<void> {
    const left = [...paths];
    let room = largestPaper;
    const fetchNext = async (): Promise<void> => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        if (room <= 0 || (await read(attemptId, path))) continue;
        const file = await fetchOne(path);
        if (!file) continue;
        room -= file.bytes.byteLength;
        await keep(attemptId, path, file);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, fetchNext));
  }

  async function fetchOne(path: string): Promise<MediaFile | null> {
    const file = await fetchMedia(path).catch(() => null); // Said below: the exam goes on without a picture on disk.
    const usable = file && file.bytes.byteLength <= largestFile && /^(image|audio|video)\/[\w.+-]+/.test(file.type);
    if (!usable) log(`media ${path} is not kept for a time without network`);
    return usable ? file : null;
  }

  /** Resolves when the platform's files are there; nobody waits for another host, which this network may not reach. */
  function begin(attemptId: string, paper: Paper): Promise<void> {
    const paths = mediaPaths(paper);
    const isElsewhere = (path: string) => path.startsWith(`${remotePath}?`);
    const failed = (error: unknown) => log(`media of ${attemptId} are not kept: ${String(error)}`);
    const own = fetchAll(
      attemptId,
      paths.filter((path) => !isElsewhere(path)),
    ).catch(failed);
    running.set(attemptId, own);
    void own
      .then(() => fetchAll(attemptId, paths.filter(isElsewhere)))
      .catch(failed)
      .finally(() => running.delete(attemptId));
    return own;
  }

  return {
    read,
    async fetchFor(attemptId, paper) {
      const own = running.get(attemptId) ?? begin(attemptId, paper);
      let stopWaiting = () => {};
      const enough = new Promise<void>((resolve) => (stopWaiting = timer(resolve, patienceMs)));
      await Promise.race([own, enough]);
      stopWaiting();
    },
    async retainOnly(attemptIds) {
      const kept = new Set(attemptIds);
      const found = await readdir(folder).catch(() => []); // No folder yet: nothing to remove.
      const gone = found.filter((name) => !kept.has(name) && !running.has(name));
      await Promise.all(gone.map((name) => rm(join(folder, name), { recursive: true, force: true })));
    },
  };
}

/** Bound to the file: nothing can be moved to another attempt or picture. */
function sealedFor(attemptId: string, path: string): string {
  return `media ${attemptId} ${asAddressed(path)}`;
}

/** The path as a browser would ask for it: question texts may hold spaces and Chinese characters. */
export function asAddressed(path: string): string {
  const { pathname, search } = new URL(path, 'http://platform');
  return pathname + search;
}
