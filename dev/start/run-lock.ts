import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A run that uses a folder of user data. */
export interface RunLock {
  release(): void;
}

/**
 * Claims a folder of user data for this run: a second client on it would only bring the first one's window to the front.
 * Returns the process id of the run that has it, or the claim. A claim whose process has ended counts for nothing.
 */
export function claimRun(userData: string, isRunning: (pid: number) => boolean = isAlive): RunLock | number {
  const file = path.join(userData, 'start.pid');
  const other = readPid(file);
  if (other !== null && other !== process.pid && isRunning(other)) return other;
  writeFileSync(file, String(process.pid));
  return { release: () => rmSync(file, { force: true }) };
}

function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null; // Nobody claimed it.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
