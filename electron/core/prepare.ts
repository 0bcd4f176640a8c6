import path from 'node:path';
import { app, dialog } from 'electron';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { PolicyReport } from '../../src/contract/ipc/policy.ts';
import { lockdownLevels } from '../../src/contract/ipc/lockdown.ts';
import { wireEnvironment } from './environment.ts';
import { openJournalFolder } from './journal-folder.ts';
import {
  developmentPolicy,
  managedFacts,
  policyFiles,
  profileIn,
  readPolicy,
  type Policy,
  type ReadPolicy,
} from '../settings/policy.ts';
import { policyReport } from '../settings/policy-report.ts';
import { policySystem } from '../settings/policy-system.ts';
import { readLook, type PackagedLook } from '../tenant/packaged-look.ts';
import { nativeTexts } from '../windows/native-texts.ts';
import { defaultLocale } from '../../src/contract/ipc/locale.ts';
import {
  givenLocale,
  deploymentOf,
  readStartOptions,
  StartError,
  type Deployment,
  type StartOptions,
} from './startup.ts';
import { ownUserAgent } from './user-agent.ts';
import { openingSwitches, refusedSwitches } from './switches.ts';

/** What is known about this run before Electron is ready. */
export interface Preparation {
  deployment: Deployment;
  policy: Policy;
  userData: string;
  policyReport: () => PolicyReport;
  /** How this client was packed for its tenant; null: it is not packed. */
  look: PackagedLook | null;
  /** Where journals and evidence lie. */
  examFolder: string;
  /** The file that remembers what a readiness check left in `examFolder`. */
  folderWitness: string;
  info: () => AppInfo;
}

/**
 * Reads command line and policy, chooses the data folder, takes the instance lock. Null: the process is exiting.
 * `unattended`: a run beside the client that nobody watches takes no lock and shows no dialog.
 */
export function prepare(unattended = false): Preparation | null {
  const options = readStartOptions(process.argv);
  const os = process.platform === 'win32' ? 'windows' : process.platform === 'darwin' ? 'mac' : 'linux';
  const texts = nativeTexts[givenLocale(options.lang) ?? defaultLocale];
  try {
    app.userAgentFallback = ownUserAgent(app.userAgentFallback, app.getName(), app.getVersion());
    if (app.isPackaged) refuseSwitches(os);
    const readAgain = () => givenPolicy(options, os);
    const given = readAgain();
    const { policy, refused } = given;
    if (refused !== null && unattended) throw new StartError(refused);
    if (refused !== null) dialog.showErrorBox(texts.policyRefusedTitle, `${texts.policyRefusedText}\n\n${refused}`);
    const deployment = deploymentOf(options, policy, app.isPackaged);
    const userData = chooseFolder(options.userDataDir, os);
    const examFolder = openJournalFolder(policy.journalFolder, userData);
    if (!unattended && !app.requestSingleInstanceLock()) {
      app.exit(0);
      return null;
    }
    return {
      deployment,
      policy,
      policyReport: () => policyReport(given, readAgain),
      userData,
      look: app.isPackaged ? readLook(policySystem(os).read(path.join(process.resourcesPath, 'look.json'))) : null,
      examFolder,
      folderWitness: path.join(userData, 'readiness-mark.json'),
      info: () => infoOf(deployment, os, options.lang, policy),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\n`);
    if (app.isPackaged && !unattended) dialog.showErrorBox(texts.startFailedTitle, message);
    app.exit(2);
    return null;
  }
}

/** The policy files, and what the command line adds where a client is not installed. */
function givenPolicy(options: StartOptions, os: AppInfo['os']): ReadPolicy {
  const system = policySystem(os);
  if (app.isPackaged) return readPolicy(policyFiles(os, process.resourcesPath), system);
  const { policy, refused } = readPolicy(developmentPolicy(options.policy), system);
  const { profile, lockdown, staffCode } = options;
  return {
    policy: {
      ...policy,
      profile: profile === null ? policy.profile : profileIn(profile, system, []),
      lockdown: lockdown === null ? policy.lockdown : (lockdownLevels.find((level) => level === lockdown) ?? null),
      staffCode: staffCode ?? policy.staffCode,
    },
    refused,
  };
}

function refuseSwitches(os: AppInfo['os']): void {
  const [, ...args] = process.argv;
  const known = openingSwitches.filter((name) => app.commandLine.hasSwitch(name));
  const refused = [...refusedSwitches(args, os), ...known];
  if (refused.length > 0) throw new StartError(`An installed client does not start with ${refused.join(' ')}.`);
}

/** The data folder contains the journals: on Windows it must not be in the roaming profile. */
function chooseFolder(given: string | null, os: AppInfo['os']): string {
  const local = process.env['LOCALAPPDATA'];
  const folder = given ? path.resolve(given) : os === 'windows' && local ? path.join(local, app.getName()) : null;
  if (folder) app.setPath('userData', folder);
  return app.getPath('userData');
}

function infoOf(deployment: Deployment, os: AppInfo['os'], lang: string | null, policy: Policy): AppInfo {
  return {
    version: app.getVersion(),
    platformOrigin: deployment.platformOrigin,
    tenantHost: deployment.tenantHost,
    givenLocale: givenLocale(lang),
    managed: managedFacts(policy),
    environment: wireEnvironment(policy.environment),
    os,
    packaged: app.isPackaged,
    embedded: deployment.embedded,
  };
}
