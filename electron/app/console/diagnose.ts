import { lstatSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { app } from 'electron';
import { machineFacts, type AboutFacts } from '#electron/desktop/diagnostics/about-facts.ts';
import { bundleFiles, zipBundle } from '#electron/desktop/diagnostics/bundle.ts';
import { readLogs } from '#electron/desktop/diagnostics/diagnostics.ts';
import { cacheFoldersIn, measureStorage } from '#electron/desktop/diagnostics/storage.ts';
import { readLast } from '#electron/desktop/readiness/last-readiness.ts';
import { diagnosticsSwitch } from '#electron/kernel/command/run-switches.ts';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import { policyFileFacts } from '#electron/platform/policy/policy-facts.ts';
import { policySystem } from '#electron/platform/policy/policy-system.ts';
import { reasonIn } from '#electron/platform/policy/policy-text.ts';
import { seatIn, type Policy } from '#electron/platform/policy/policy.ts';
import { readOnlyFiles } from '#electron/storage/settings/read-only-files.ts';
import { readSettings } from '#electron/storage/settings/settings-schema.ts';
import { writeAnew } from '#electron/storage/write-anew.ts';
import { chooseFolder, givenPolicy, lookHere, policyFilesHere, systemHere } from '../start/prepare.ts';
import { readStartOptions } from '../start/startup.ts';
import { journalFolders } from './pending.ts';

/**
 * Writes the bundle of this user's client to `--out`, without opening anything: it is for the seat whose client does not start.
 * A policy with a fault is part of what it tells.
 */
export async function diagnosticsHere(args: readonly string[], words: ConsoleWords): Promise<string[]> {
  const { out } = parseArgs({ args: [...args], options: { out: { type: 'string' } }, strict: false }).values;
  if (typeof out !== 'string') throw new Error(words.say('usage', { usage: `${diagnosticsSwitch} --out file.zip` }));
  const options = readStartOptions(process.argv);
  const system = systemHere();
  const { policy, trouble } = policyHere(words);
  const dataFolder = chooseFolder(options.userDataDir, system);
  const folders = await journalFolders(policy?.journalFolder ?? null, dataFolder);
  const examFolder = folders.find(isOwn) ?? folders[0] ?? path.join(dataFolder, 'exams');
  const logFolder = path.join(dataFolder, 'logs');
  const openFile = readOnlyFiles(dataFolder);
  const files = bundleFiles(
    {
      about: aboutSeat({
        policy,
        dataFolder,
        examFolder,
        folders,
        seatName: readSettings(openFile('settings').read()).seatName,
      }),
      policy,
      policyFiles: policyFileFacts(policyFilesHere(options, system), policySystem(system, words.locale)),
      storage: await measureStorage({
        examFolder,
        logFolder,
        crashFolder: app.getPath('crashDumps'),
        cacheFolders: cacheFoldersIn(app.getPath('sessionData')),
      }),
      readiness: readLast(openFile('readiness')),
      platformCheck: null,
      logs: await readLogs(logFolder),
    },
    words,
  );
  await writeAnew(out, await zipBundle(files), words);
  return [...(trouble === null ? [] : [trouble]), words.say('diagnostics.written', { out })];
}

/** `policy` null: the next start does not take it, and says `trouble`. */
function policyHere({ locale }: ConsoleWords): { policy: Policy | null; trouble: string | null } {
  try {
    const { policy, refused } = givenPolicy(readStartOptions(process.argv), systemHere());
    return { policy, trouble: refused };
  } catch (error) {
    return { policy: null, trouble: reasonIn(error, locale) };
  }
}

interface SeatFolders {
  policy: Policy | null;
  dataFolder: string;
  examFolder: string;
  folders: readonly string[];
  seatName: string;
}

function aboutSeat({ policy, dataFolder, examFolder, folders, seatName }: SeatFolders): AboutFacts {
  return {
    at: new Date().toISOString(),
    version: app.getVersion(),
    packaged: app.isPackaged,
    product: app.getName(),
    title: titleHere(),
    platformOrigin: policy?.platform ?? null,
    tenantHost: policy?.tenant ?? null,
    seat: seatName || null,
    seatByPolicy: policy && seatIn(policy, os.hostname()),
    dataFolder,
    journalFolder: examFolder,
    journalFolders: folders,
    // Only a desktop tells of them.
    displays: null,
    proxy: null,
    ...machineFacts(),
  };
}

/** Null: the client is not packed for anybody, or with something that cannot be read. */
function titleHere(): string | null {
  try {
    return lookHere(systemHere())?.title ?? null;
  } catch {
    return null; // The bundle is for clients with something broken.
  }
}

function isOwn(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}
