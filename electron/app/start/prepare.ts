import path from 'node:path';
import { app } from 'electron';
import type { AppInfo } from '#contract/ipc/app.ts';
import { defaultLocale, type Locale } from '#contract/ipc/locale.ts';
import { lockdownLevels } from '#contract/ipc/lockdown.ts';
import type { PolicyReport } from '#contract/ipc/policy.ts';
import { ownAppImage } from '#electron/kernel/app-image.ts';
import { endStart, showError } from '#electron/kernel/command/end-start.ts';
import { consoleLocale } from '#electron/kernel/words/console-words.ts';
import { nativeTexts } from '#electron/kernel/words/native-texts.ts';
import { wireEnvironment } from '#electron/platform/policy/environment.ts';
import { policyFileFacts, type PolicyFileFacts } from '#electron/platform/policy/policy-facts.ts';
import { policyReport } from '#electron/platform/policy/policy-report.ts';
import { policySystem } from '#electron/platform/policy/policy-system.ts';
import { reasonIn } from '#electron/platform/policy/policy-text.ts';
import {
  developmentPolicy,
  managedFacts,
  policyFiles,
  profileIn,
  readPolicy,
  type Policy,
  type PolicyFiles,
  type ReadPolicy,
} from '#electron/platform/policy/policy.ts';
import { readLook, type PackagedLook } from '#electron/platform/tenant/packaged-look.ts';
import { keepKeystoreKey } from '#electron/storage/keystore/keystore-key.ts';
import { linkSchemeIn, programIn } from './app-id.ts';
import { openJournalFolder } from './journal-folder.ts';
import { keepSessionApart } from './session-apart.ts';
import {
  givenLocale,
  deploymentOf,
  readStartOptions,
  StartError,
  type Deployment,
  type StartOptions,
} from './startup.ts';
import { openingSwitches, refusal, refusedSwitches, sandboxRemedy } from './switches.ts';
import { ownUserAgent } from './user-agent.ts';

/** What is known about this run before Electron is ready. */
export interface Preparation {
  deployment: Deployment;
  policy: Policy;
  userData: string;
  policyReport: (locale: Locale) => PolicyReport;
  policyFileFacts: () => readonly PolicyFileFacts[];
  /** Why the machine's policy is not trusted; null: it is, or there is none. */
  policyRefused: string | null;
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
  const os = systemHere();
  const spoken = givenLocale(options.lang) ?? defaultLocale;
  const texts = nativeTexts[spoken];
  try {
    app.userAgentFallback = ownUserAgent(app.userAgentFallback, app.getName(), app.getVersion());
    const readAgain = () => givenPolicy(options, os);
    const given = readAgain();
    const { policy, refused } = given;
    if (app.isPackaged) refuseSwitches(os, policy.allowUserDataDir);
    if (refused !== null && unattended) throw new StartError(() => refused);
    // Before the first window: what waits for Electron to be ready is done in the order in which it was asked for.
    if (refused !== null) void showError(texts.policyRefusedTitle, `${texts.policyRefusedText}\n\n${refused}`);
    const deployment = deploymentOf(options, policy, app.isPackaged);
    const userData = chooseFolder(options.userDataDir, os);
    const examFolder = openJournalFolder(policy.journalFolder, userData);
    const trouble = os === 'windows' ? keepKeystoreKey(userData, examFolder) : null;
    if (trouble !== null) process.stderr.write(`${trouble}\n`);
    if (!unattended && !app.requestSingleInstanceLock()) {
      app.exit(0);
      return null;
    }
    return {
      deployment,
      policy,
      policyReport: (locale) => policyReport(given, readAgain, locale),
      policyFileFacts: () => policyFileFacts(policyFilesHere(options, os), policySystem(os, consoleLocaleHere())),
      policyRefused: refused,
      userData,
      look: lookHere(os),
      examFolder,
      folderWitness: path.join(userData, 'readiness-mark.json'),
      info: () => infoOf(deployment, os, options.lang, policy),
    };
  } catch (error) {
    // Whoever looks after the computer reads it, before anybody has chosen a language.
    const locale = consoleLocaleHere();
    const title = app.isPackaged && !unattended ? nativeTexts[locale].startFailedTitle : null;
    void endStart(reasonIn(error, locale), title);
    keepSessionApart();
    return null;
  }
}

/** The language of who looks after this computer. */
function consoleLocaleHere(): Locale {
  return consoleLocale(process.argv, app.getPreferredSystemLanguages());
}

export function systemHere(): AppInfo['os'] {
  return process.platform === 'win32' ? 'windows' : process.platform === 'darwin' ? 'mac' : 'linux';
}

/** How this client was packed for its tenant; null: it is not packed. */
export function lookHere(os: AppInfo['os']): PackagedLook | null {
  return app.isPackaged ? readLook(policySystem(os).read(path.join(process.resourcesPath, 'look.json'))) : null;
}

/** The files that this client takes its policy from. */
export function policyFilesHere({ policy }: Pick<StartOptions, 'policy'>, os: AppInfo['os']): PolicyFiles | null {
  if (!app.isPackaged) return developmentPolicy(policy);
  return policyFiles(os, process.resourcesPath, programIn(app.getAppPath()));
}

/** The policy files, and what the command line adds where a client is not installed. */
export function givenPolicy(options: StartOptions, os: AppInfo['os']): ReadPolicy {
  const system = policySystem(os, consoleLocaleHere());
  const read = readPolicy(policyFilesHere(options, os), system);
  if (app.isPackaged) return read;
  const { profile, lockdown, staffCode } = options;
  return {
    policy: {
      ...read.policy,
      profile: profile === null ? read.policy.profile : profileIn(profile, system, []),
      lockdown: lockdown === null ? read.policy.lockdown : (lockdownLevels.find((level) => level === lockdown) ?? null),
      staffCode: staffCode ?? read.policy.staffCode,
    },
    refused: read.refused,
  };
}

function refuseSwitches(os: AppInfo['os'], ownFolder: boolean): void {
  const [, ...args] = process.argv;
  const known = openingSwitches.filter((name) => app.commandLine.hasSwitch(name));
  // Electron starts all the same, to show why the client does not: it must not be open to anybody meanwhile.
  for (const name of known) if (name !== 'no-sandbox') app.commandLine.removeSwitch(name);
  const program = path.basename(process.execPath);
  const remedy = sandboxRemedy(args, { appImage: ownAppImage() ?? undefined, program });
  if (remedy !== null) {
    const { command } = remedy;
    throw new StartError((locale) => {
      const { noSandboxText, noSandboxCommand } = nativeTexts[locale];
      const paragraphs = [noSandboxText, command && noSandboxCommand.replace('{command}', () => command)];
      return paragraphs.filter(Boolean).join('\n\n');
    });
  }
  const given = refusedSwitches(args, os, ownFolder);
  const unseen = known.filter((name) => !given.some((argument) => argument.includes(name)));
  const refused = [...given, ...unseen.map((name) => `--${name}`)];
  if (refused.length === 0) return;
  const folderGiven = refusedSwitches(args, os, true).length < given.length;
  throw new StartError((locale) => {
    const sentence = refusal(refused, locale);
    return folderGiven ? `${sentence}\n\n${nativeTexts[locale].otherFolderText}` : sentence;
  });
}

/** The data folder contains the journals: on Windows it must not be in the roaming profile. */
export function chooseFolder(given: string | null, os: AppInfo['os']): string {
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
    linkScheme: linkSchemeIn(app.getAppPath()),
    embedded: deployment.embedded,
  };
}
