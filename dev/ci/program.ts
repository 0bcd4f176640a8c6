import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** An installed program that was started. */
export interface Started {
  child: ChildProcess;
  /** Its data folder. */
  data: string;
  said: { out: string; err: string };
  /** Its code; rejects when it is still there after the time. */
  ended: (withinMs: number) => Promise<number | null>;
  /** Resolves once it complains in these words; rejects after the time. It may show them in a box, which nobody answers here. */
  complains: (words: string, withinMs: number) => Promise<void>;
  /** Asks it to close, as its user would. */
  quit: () => void;
}

/** Starts an installed client with a data folder of its own. */
export function startProgram(
  program: string,
  args: readonly string[],
  change: Readonly<Record<string, string | undefined>> = {},
): Started {
  const data = mkdtempSync(path.join(os.tmpdir(), 'lectern-data-'));
  const env = { ...process.env, ...change };
  const child = spawn(program, [`--user-data-dir=${data}`, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const close = once(child, 'close');
  return {
    child,
    data,
    said,
    async ended(withinMs) {
      const late = AbortSignal.timeout(withinMs);
      const tooLate = once(late, 'abort').then(() => {
        child.kill('SIGKILL');
        throw new Error(`${path.basename(program)} ${args.join(' ')} did not end.\n${said.err}`);
      });
      const [code] = await Promise.race([close, tooLate]);
      return typeof code === 'number' ? code : null;
    },
    async complains(words, withinMs) {
      for (const end = Date.now() + withinMs; !said.err.includes(words); await pause(500)) {
        if (Date.now() < end) continue;
        child.kill('SIGKILL');
        throw new Error(`${path.basename(program)} ${args.join(' ')} did not say ${words}.\n${said.err}`);
      }
    },
    quit() {
      // Windows has no signal that asks: without /F taskkill closes the windows.
      if (process.platform === 'win32') execFileSync('taskkill', ['/PID', String(child.pid)]);
      else child.kill('SIGTERM');
    },
  };
}
