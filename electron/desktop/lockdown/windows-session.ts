import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const timeoutMs = 5_000;
// By its fixed path: a variable of the environment could name another program.
const reg = String.raw`C:\Windows\System32\reg.exe`;

/**
 * The names of a user's sessions in the answer of `reg query`. A process keeps the name with which it was started; Windows
 * writes the one of now here when a session is taken over.
 */
export function sessionNamesIn(answer: string): string[] {
  return [...answer.matchAll(/^\s+SESSIONNAME\s+REG_SZ\s+(\S+)\s*$/gim)].map(([, name = '']) => name);
}

/** The session name of now: a remote one where there is any; null: Windows does not tell. */
export async function sessionNameNow(): Promise<string | null> {
  const query = ['query', String.raw`HKCU\Volatile Environment`, '/s', '/v', 'SESSIONNAME'];
  try {
    const { stdout } = await run(reg, query, { timeout: timeoutMs, windowsHide: true });
    const names = sessionNamesIn(stdout);
    return names.find((name) => /^(?:rdp|ica)-/i.test(name)) ?? names[0] ?? null;
  } catch {
    return null; // What the process was told at its start stays.
  }
}
