import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { systemTimer, type Timer } from '#electron/kernel/timer.ts';

/** A process that writes to a folder of journals. */
const ownerShape = z.object({
  /** One claim; a client that starts again has another. */
  token: z.string(),
  pid: z.number(),
  host: z.string(),
  /** The system's own name of its run; null: it has none. */
  boot: z.nullable(z.string()),
  /** When the process was started, as the system says it; null: it does not. */
  start: z.nullable(z.string()),
});
export type Owner = z.infer<typeof ownerShape>;
type Place = Pick<Owner, 'host' | 'boot'>;
/** A process that runs now; null: none has this number. */
type Running = Pick<Owner, 'start'> | null;

/** The folder is this client's, or a client on `host` (null: unknown) writes to it. */
export type FolderClaim = { kind: 'ours'; release: () => void } | { kind: 'in use'; host: string | null };

const refreshMs = 2_000;
const lookMs = 500;
/** A lock that nobody refreshes for so many looks is left over: 10 s, five refreshes. */
const looks = 20;

/**
 * What is known of the owner of a lock. `dead`: its process ended, for certain; `alive`: it runs, for certain; `unknown`: on
 * another machine or in another run of one with this name, or what has its number may be another program.
 */
export function judgeOwner(owner: Owner | null, here: Place, running: Running): 'dead' | 'alive' | 'unknown' {
  if (owner === null || owner.host !== here.host || owner.boot !== here.boot) return 'unknown';
  if (running === null) return 'dead';
  if (owner.start === null || running.start === null) return 'unknown';
  return owner.start === running.start ? 'alive' : 'dead';
}

interface ClaimOptions {
  /** Another client took the folder: it saw no sign of this one. Nothing may be written from now on. */
  onLost: () => void;
  /** The lock cannot be read or written. */
  report: (error: unknown) => void;
  owner?: Owner;
  timer?: Timer;
}

/**
 * Claims the folder of journals for this process, and says so in it every two seconds. A lock of a process that ended is
 * taken over at once, one of whom nothing is certain after it was watched to stand still. A folder in which no lock can be
 * read or written is used without one: a full disk must not keep a learner from a paper.
 */
export async function claimFolder(
  folder: string,
  { onLost, report, owner = thisProcess(), timer = systemTimer }: ClaimOptions,
): Promise<FolderClaim> {
  const file = path.join(folder, 'client.lock');
  let beat = 0;
  const text = () => JSON.stringify({ ...owner, beat: (beat += 1) });
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const other = await takeLock();
    if (other) return { kind: 'in use', host: other.owner?.host ?? null };
  } catch (error) {
    report(error);
  }
  let cancel = timer(refresh, refreshMs);
  return {
    kind: 'ours',
    release() {
      cancel();
      try {
        if (readLock(file)?.owner?.token === owner.token) rmSync(file);
      } catch (error) {
        report(error); // The next start sees that this process ended.
      }
    },
  };

  /** Null: the lock is this client's; else whose it is. */
  async function takeLock(): Promise<Lock | null> {
    let first: Lock | null = null;
    for (let look = 0; ; look += 1) {
      const found = readLock(file);
      if (found) {
        first ??= found;
        // Somebody refreshes it; in the middle of that it is empty.
        if (found.text !== first.text) return found.owner ? found : first;
        const known = judgeOwner(found.owner, owner, found.owner && runningProcess(found.owner.pid));
        const stoodStill = look >= looks;
        if (known === 'alive' && stoodStill) return found;
        if (known === 'dead' || stoodStill) rmSync(file, { force: true });
      }
      if (createLock(file, text())) return null;
      await new Promise<void>((resolve) => void timer(resolve, lookMs));
    }
  }

  function refresh(): void {
    try {
      const found = readLock(file);
      if (found?.owner && found.owner.token !== owner.token) return onLost();
      if (found) writeFileSync(file, text());
      else createLock(file, text());
    } catch {
      // The share is away, or the disk is full: the next time tells more.
    }
    cancel = timer(refresh, refreshMs);
  }
}

interface Lock {
  text: string;
  /** Null: it was cut, by a power failure or in the middle of a refresh. */
  owner: Owner | null;
}

/** Null: there is no lock. */
function readLock(file: string): Lock | null {
  try {
    const text = readFileSync(file, 'utf8');
    return { text, owner: ownerIn(text) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function ownerIn(text: string): Owner | null {
  try {
    return z.parse(ownerShape, JSON.parse(text));
  } catch {
    return null;
  }
}

/** False: somebody else's is there. */
function createLock(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function thisProcess(): Owner {
  return ownerOf(process.pid);
}

/** A claim in the name of a process of this machine. */
export function ownerOf(pid: number): Owner {
  const boot = systemText('/proc/sys/kernel/random/boot_id');
  return { token: randomUUID(), pid, host: os.hostname(), boot, start: runningProcess(pid)?.start ?? null };
}

function runningProcess(pid: number): Running {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user's.
    if (codeOf(error) === 'ESRCH') return null;
  }
  const stat = systemText(`/proc/${pid}/stat`);
  // The name, in brackets, may hold anything; state and start are the first and the twentieth field after it.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Ended, and not yet noticed by whoever started it.
  if (fields?.[0] === 'Z' || fields?.[0] === 'X') return null;
  return { start: fields?.[19] ?? null };
}

/** Null: another system than Linux. */
function systemText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
