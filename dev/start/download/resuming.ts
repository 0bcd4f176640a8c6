import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

/** Where parts of Electron's archive stay from run to run. */
export const partsFolder = (root: string) => path.join(root, '.cache', 'electron');

/** How much of files that were cut off is there. */
export function partialBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const parts = readdirSync(folder).filter((name) => name.endsWith('.part'));
  return parts.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}

export interface ResumingOptions {
  /** Where the part that came stays from run to run. */
  folder: string;
  /** How long no byte may come. */
  idleMs: number;
  onProgress: (received: number, total: number | null) => void;
}

/**
 * Loads a file, and goes on where an earlier try was cut off. A slow line may take as long as it needs: only one on which nothing
 * comes is given up. What is loaded is checked by whoever asked for it.
 */
export function createResuming({ folder, idleMs, onProgress }: ResumingOptions) {
  return {
    async download(url: string, target: string): Promise<void> {
      mkdirSync(folder, { recursive: true });
      const part = path.join(folder, `${path.basename(target)}.part`);
      const had = existsSync(part) ? statSync(part).size : 0;
      const idle = watchIdle(idleMs);
      try {
        const headers = had > 0 ? { range: `bytes=${had}-` } : undefined;
        const answer = await fetch(url, { signal: idle.signal, ...(headers ? { headers } : {}) });
        if (answer.status === 416) {
          // Longer than the file: it was another one.
          rmSync(part, { force: true });
          throw new Error(`${url} has less than what is here; try again.`);
        }
        if (!answer.ok || answer.body === null) throw new Error(`${url} answers ${answer.status}.`);
        const goesOn = answer.status === 206 && startOf(answer.headers.get('content-range')) === had;
        if (answer.status === 206 && !goesOn) throw new Error(`${url} answers with another part than asked for.`);
        const before = goesOn ? had : 0;
        const length = Number(answer.headers.get('content-length'));
        const total = length > 0 ? before + length : null;
        let received = before;
        // What came is on the disk before an error is told: the next try goes on after it.
        const file = await open(part, goesOn ? 'a' : 'w');
        try {
          for await (const chunk of answer.body) {
            idle.again();
            await file.writeFile(chunk);
            received += chunk.length;
            onProgress(received, total);
          }
        } finally {
          await file.close();
        }
        if (total !== null && received < total) throw new Error(`${url} ended after ${received} of ${total} bytes.`);
      } catch (error) {
        throw idle.signal.aborted ? new Error(`Nothing came from ${url} for ${idleMs / 1000} s.`) : error;
      } finally {
        idle.stop();
      }
      renameSync(part, target);
    },
  };
}

function watchIdle(idleMs: number) {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), idleMs);
  return { signal: aborter.signal, again: () => void timer.refresh(), stop: () => clearTimeout(timer) };
}

/** The first byte of `bytes 100-199/200`; null: nothing of the kind. */
function startOf(range: string | null): number | null {
  const found = /^bytes (\d+)-/.exec(range ?? '');
  return found ? Number(found[1]) : null;
}
