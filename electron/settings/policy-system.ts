import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import { posixDistrust, sddlDistrust } from './policy-trust.ts';

/** What reading a policy needs of the system. */
export interface PolicySystem {
  /** Null: there is no such file. */
  read: (file: string) => string | null;
  /** Why somebody without administrator rights could have written this file; null: nobody could. */
  distrust: (file: string) => string | null;
}

export function policySystem(os: AppInfo['os']): PolicySystem {
  return { read: textOf, distrust: os === 'windows' ? windowsDistrust : filesDistrust };
}

function textOf(file: string): string | null {
  try {
    // Windows' editor begins a text with a byte order mark.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function filesDistrust(file: string): string | null {
  const paths = [file];
  for (let folder = path.dirname(file); !paths.includes(folder); folder = path.dirname(folder)) paths.push(folder);
  return posixDistrust(
    paths.map((one) => {
      const stat = lstatSync(one);
      return { path: one, uid: stat.uid, mode: stat.mode, isSymbolicLink: stat.isSymbolicLink() };
    }),
  );
}

// By their fixed paths: a variable of the environment could name another program.
const powershell = String.raw`C:\Windows\System32\WindowsPowerShell\v1.0\powershell.exe`;

function windowsDistrust(file: string): string | null {
  const descriptorOf = (one: string) =>
    execFileSync(
      powershell,
      ['-NoProfile', '-NonInteractive', '-Command', `(Get-Acl -LiteralPath '${one.replaceAll("'", "''")}').Sddl`],
      { encoding: 'utf8', timeout: 20_000, windowsHide: true },
    );
  const folder = path.win32.dirname(file);
  return sddlDistrust(folder, descriptorOf(folder), 'folder') ?? sddlDistrust(file, descriptorOf(file), 'file');
}
