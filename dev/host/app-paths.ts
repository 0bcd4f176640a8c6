import os from 'node:os';
import path from 'node:path';
import { downloadsFolder } from './downloads-folder.ts';

/** The folders that Electron names, on Linux. */
export function defaultPath(name: string, appName: string, userDataSwitch: string): string {
  const home = os.homedir();
  const appData = process.env['XDG_CONFIG_HOME'] ?? path.join(home, '.config');
  const userData = userDataSwitch || path.join(appData, appName);
  const known: Readonly<Record<string, string>> = {
    home,
    appData,
    userData,
    sessionData: userData,
    logs: path.join(userData, 'logs'),
    crashDumps: path.join(userData, 'Crashpad'),
    temp: os.tmpdir(),
    exe: process.execPath,
    module: process.execPath,
    desktop: path.join(home, 'Desktop'),
    documents: path.join(home, 'Documents'),
    pictures: path.join(home, 'Pictures'),
    music: path.join(home, 'Music'),
    videos: path.join(home, 'Videos'),
  };
  if (name === 'downloads') return downloadsFolder();
  const found = known[name];
  if (found === undefined) throw new Error(`Failed to get '${name}' path`);
  return found;
}
