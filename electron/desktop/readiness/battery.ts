import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { AppInfo } from '#contract/ipc/app.ts';

const run = promisify(execFile);
const timeoutMs = 5_000;
const supplies = '/sys/class/power_supply';

/** How full the machine's battery is, 0 to 1; null: it has none, or does not tell. */
export async function batteryLevel(os: AppInfo['os']): Promise<number | null> {
  try {
    if (os === 'linux') return await linuxLevel(supplies);
    const [program, ...args] = os === 'mac' ? macOrder : windowsOrder;
    const { stdout } = await run(program, args, { timeout: timeoutMs, windowsHide: true });
    return firstPercent(stdout);
  } catch {
    return null; // Not told, which is what the check says.
  }
}

const macOrder = ['/usr/bin/pmset', '-g', 'batt'] as const;
/** By its whole path: a program of that name elsewhere must not be run. */
const windowsOrder = [
  String.raw`C:\Windows\System32\WindowsPowerShell\v1.0\powershell.exe`,
  '-NoProfile',
  '-NonInteractive',
  '-Command',
  '"$((Get-CimInstance Win32_Battery).EstimatedChargeRemaining)%"',
] as const;

/** The first `87%` of a text, as 0 to 1; null: none. */
export function firstPercent(text: string): number | null {
  const percent = /(\d{1,3})%/.exec(text)?.[1];
  return percent === undefined || Number(percent) > 100 ? null : Number(percent) / 100;
}

/** Linux keeps each supply in a folder; a battery of a mouse has the scope `Device`. */
export async function linuxLevel(folder: string): Promise<number | null> {
  const text = (name: string, file: string) =>
    readFile(path.join(folder, name, file), 'utf8').then(
      (read) => read.trim(),
      () => '', // Not every supply has every file.
    );
  for (const name of await readdir(folder)) {
    if ((await text(name, 'type')) !== 'Battery' || (await text(name, 'scope')) === 'Device') continue;
    const level = firstPercent(`${await text(name, 'capacity')}%`);
    if (level !== null) return level;
  }
  return null;
}
