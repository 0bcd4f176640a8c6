import path from 'node:path';
import { app, dialog } from 'electron';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import { wireEnvironment } from './environment.ts';
import { policyFiles, readPolicy, type Policy } from '../settings/policy.ts';
import { givenLocale, deploymentOf, readStartOptions, type Deployment } from './startup.ts';

/** What is known about this run before Electron is ready. */
export interface Preparation {
  deployment: Deployment;
  policy: Policy;
  userData: string;
  info: () => AppInfo;
}

/** Reads command line and policy, chooses the data folder, takes the instance lock. Null: the process is exiting. */
export function prepare(): Preparation | null {
  const options = readStartOptions(process.argv);
  const os = process.platform === 'win32' ? 'windows' : process.platform === 'darwin' ? 'mac' : 'linux';
  try {
    const policy = readPolicy(app.isPackaged ? policyFiles(os, process.resourcesPath, process.env) : []);
    const deployment = deploymentOf(options, policy, app.isPackaged);
    const userData = chooseFolder(options.userDataDir, os);
    if (!app.requestSingleInstanceLock()) {
      app.exit(0);
      return null;
    }
    return { deployment, policy, userData, info: () => infoOf(deployment, os, options.lang, policy) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\n`);
    if (app.isPackaged) dialog.showErrorBox('Lectern', message);
    app.exit(2);
    return null;
  }
}

/** The data folder contains the journals: on Windows it must not be in the roaming profile. */
function chooseFolder(given: string | null, os: AppInfo['os']): string {
  const local = process.env['LOCALAPPDATA'];
  const folder = given ? path.resolve(given) : os === 'windows' && local ? path.join(local, 'Lectern') : null;
  if (folder) app.setPath('userData', folder);
  return app.getPath('userData');
}

function infoOf(deployment: Deployment, os: AppInfo['os'], lang: string | null, policy: Policy): AppInfo {
  return {
    version: app.getVersion(),
    platformOrigin: deployment.platformOrigin,
    tenantHost: deployment.tenantHost,
    givenLocale: givenLocale(lang),
    environment: wireEnvironment(policy.environment),
    os,
    packaged: app.isPackaged,
    embedded: deployment.embedded,
  };
}
