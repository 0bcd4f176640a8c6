import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppInfo } from '#contract/ipc/app.ts';
import type { Locale } from '#contract/ipc/locale.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { systemCode } from '#electron/storage/journal/file-layer.ts';
import { decodedText } from '#rules/text/decoded-text.ts';
import { PolicyError } from './policy-text.ts';
import { posixDistrust, sddlDistrust, type Distrust } from './policy-trust.ts';

/** What reading a policy needs of the system. */
export interface PolicySystem {
  /** Null: there is no such file. */
  read: (file: string) => string | null;
  /** Why somebody without administrator rights could have written this file; null: nobody could. */
  distrust: (file: string) => string | null;
}

/** `locale`: the language of its sentences. */
export function policySystem(
  os: AppInfo['os'],
  locale: Locale = 'en-US',
  // PowerShell writes UTF-16, and an old editor the code page of its system.
  readText = (file: string): string => decodedText(readFileSync(file)),
): PolicySystem {
  const say = (why: Distrust | 'unread', values: Readonly<Record<string, string>>) =>
    consoleWords(locale).say(`policy.distrust.${why}`, values);
  const look = os === 'windows' ? windowsDistrust : filesDistrust;
  return {
    read: (file) => textOf(file, readText),
    distrust(file) {
      try {
        return look(file, (why, of) => say(why, { path: of }));
      } catch (error) {
        return say('unread', { path: file, why: String(error) });
      }
    },
  };
}

function textOf(file: string, readText: (file: string) => string): string | null {
  try {
    // Windows' editor begins a text with a byte order mark.
    return readText(file).replace(/^\uFEFF/, '');
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT') return null;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new PolicyError(file, [{ line: 1, column: 1, at: '', code: 'unreadable', values: {} }]);
  }
}

function filesDistrust(file: string, tell: (why: Distrust, path: string) => string): string | null {
  const paths = [file];
  for (let folder = path.dirname(file); !paths.includes(folder); folder = path.dirname(folder)) paths.push(folder);
  return posixDistrust(
    paths.map((one) => {
      const stat = lstatSync(one);
      return { path: one, uid: stat.uid, mode: stat.mode, isSymbolicLink: stat.isSymbolicLink() };
    }),
    tell,
  );
}

// By their fixed paths: a variable of the environment could name another program.
const powershell = String.raw`C:\Windows\System32\WindowsPowerShell\v1.0\powershell.exe`;

const windows = String.raw`C:\Windows`;

/** The modules that it loads come from the system's folder, whatever the environment of this process says. */
export const cleanEnvironment: Readonly<Record<string, string>> = {
  SystemRoot: windows,
  windir: windows,
  Path: String.raw`C:\Windows\System32`,
  PSModulePath: String.raw`C:\Windows\System32\WindowsPowerShell\v1.0\Modules`,
};

function windowsDistrust(file: string, tell: (why: Distrust, path: string) => string): string | null {
  const descriptorOf = (one: string) =>
    execFileSync(
      powershell,
      ['-NoProfile', '-NonInteractive', '-Command', `(Get-Acl -LiteralPath '${one.replaceAll("'", "''")}').Sddl`],
      { encoding: 'utf8', timeout: 20_000, windowsHide: true, env: cleanEnvironment },
    );
  const folder = path.win32.dirname(file);
  return (
    sddlDistrust(folder, descriptorOf(folder), 'folder', tell) ?? sddlDistrust(file, descriptorOf(file), 'file', tell)
  );
}
