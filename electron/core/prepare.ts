import path from 'node:path';
import { app, dialog } from 'electron';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import { wireEnvironment } from './environment.ts';
import { policyFiles, readPolicy, type Policy } from '../settings/policy.ts';
import { givenLocale, placementOf, readStartOptions, type Placement } from './startup.ts';

/** What this run is, known before Electron is ready. */
export interface Preparation {
  placement: Placement;
  policy: Policy;
  userData: string;
  info: () => AppInfo;
}

/** Reads command line and policy, chooses the folder, takes the lock. Null: this process must end, and will. */
export function prepare(): Preparation | null {
  const options = readStartOptions(process.argv);
  const os = process.platform === 'win32' ? 'windows' : process.platform === 'darwin' ? 'mac' : 'linux';
  try {
    const policy = readPolicy(app.isPackaged ? policyFiles(os, process.resourcesPath, process.env) : []);
    const placement = placementOf(options, policy, app.isPackaged);
    const userData = chooseFolder(options.userDataDir, os);
    if (!app.requestSingleInstanceLock()) {
      app.exit(0);
      return null;
    }
    return { placement, policy, userData, info: () => infoOf(placement, os, options.lang, policy) };
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${sentence}\n`);
    if (app.isPackaged) dialog.showErrorBox('Lectern', sentence);
    app.exit(2);
    return null;
  }
}

/** Exams lie below this folder: on Windows it must not be the roaming profile. */
function chooseFolder(wanted: string | null, os: AppInfo['os']): string {
  const local = process.env['LOCALAPPDATA'];
  const folder = wanted ? path.resolve(wanted) : os === 'windows' && local ? path.join(local, 'Lectern') : null;
  if (folder) app.setPath('userData', folder);
  return app.getPath('userData');
}

function infoOf(placement: Placement, os: AppInfo['os'], lang: string | null, policy: Policy): AppInfo {
  return {
    version: app.getVersion(),
    platformOrigin: placement.platformOrigin,
    tenantHost: placement.tenantHost,
    givenLocale: givenLocale(lang),
    environment: wireEnvironment(policy.environment),
    os,
    packaged: app.isPackaged,
    embedded: placement.embedded,
  };
}
