import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { app } from 'electron';
import type { CommandOutcome } from '#electron/kernel/command/command-outcome.ts';
import {
  checkPolicySwitch,
  diagnosticsSwitch,
  pendingSwitch,
  readinessSwitch,
  reportSwitch,
  rescueSwitch,
  staffCodeSwitch,
  summariseSwitch,
  versionSwitch,
} from '#electron/kernel/command/run-switches.ts';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import { policySystem } from '#electron/platform/policy/policy-system.ts';
import { chooseFolder, givenPolicy, systemHere } from '../start/prepare.ts';
import { readStartOptions } from '../start/startup.ts';
import { checkPolicy } from './check-policy.ts';
import { journalFolders, pending } from './pending.ts';

export function checkPolicyHere(args: readonly string[], words: ConsoleWords): CommandOutcome {
  const [file] = args.filter((one) => !one.startsWith('-'));
  if (file === undefined) throw new Error(words.say('usage', { usage: `${checkPolicySwitch} policy.json` }));
  const system = policySystem(systemHere(), words.locale);
  return checkPolicy({ file: path.resolve(file), host: os.hostname(), system }, words);
}

/** Of this user, or of all whose folders the policy's has. A policy with a fault stops it: nobody knows where papers lie. */
export async function pendingHere(args: readonly string[], words: ConsoleWords): Promise<CommandOutcome> {
  const { json } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } }, strict: false }).values;
  const options = readStartOptions(process.argv);
  const { policy } = givenPolicy(options, systemHere());
  const folders = await journalFolders(policy.journalFolder, chooseFolder(options.userDataDir, systemHere()));
  return pending(folders, json === true, words);
}

export function versionHere({ say }: ConsoleWords): string[] {
  return [
    say('version', {
      name: app.getName(),
      version: app.getVersion(),
      os: `${os.type()} ${os.release()}`,
      arch: process.arch,
      electron: process.versions.electron ?? say('unknown'),
    }),
  ];
}

export function helpHere({ say }: ConsoleWords): string[] {
  const commands = [
    [versionSwitch, 'version'],
    [`${checkPolicySwitch} policy.json`, 'check'],
    [`${pendingSwitch} [--json]`, 'pending'],
    [`${readinessSwitch} [--json] [--seat=A-12] [--save-json=<file>] [--save-pdf=<file>]`, 'readiness'],
    [`${summariseSwitch} <folder> [--seats seats.txt] --out room.html`, 'summarise'],
    [`${diagnosticsSwitch} --out file.zip`, 'diagnostics'],
    [`${rescueSwitch} --key private.pem --journal <folder exams> --out answers.json`, 'rescue'],
    [`${reportSwitch} --key private.pem --journal <folder exams> --out <folder>`, 'report'],
    [`${staffCodeSwitch} --out staff-code.txt`, 'staffCode'],
  ] as const;
  return [
    say('help.lead', { name: app.getName(), version: app.getVersion() }),
    ...commands.flatMap(([usage, key]) => [`  ${usage}`, `      ${say(`help.${key}`)}`]),
    say('help.codes'),
    say('help.language'),
  ];
}
