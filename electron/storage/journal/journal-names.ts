import { join } from 'node:path';
import { asJournalError } from './copies.ts';
import { freshSuffix, removeLeftOver } from './durable-file.ts';
import type { FileLayer } from './file-layer.ts';
import { attemptOfFile, isAccountFolder, type Folders } from './journal-paths.ts';
import type { JournalName } from './journals.ts';

/** A folder and what it holds. */
type Listed = readonly [folder: string, names: readonly string[]];

/** Every journal that has a file in either folder. Rejects with JournalError when some may be hidden. */
export async function journalNames(layer: FileLayer, folders: Folders): Promise<JournalName[]> {
  const roots = await listed(layer, folders);
  const accounts = new Set(roots.flatMap(([, names]) => names.filter(isAccountFolder)));
  const found = new Map<string, JournalName>();
  for (const account of accounts) {
    const sides = roots.map(([root]) => join(root, account));
    for (const [folder, files] of await listed(layer, sides)) {
      for (const file of files) {
        if (file.endsWith(freshSuffix)) await removeLeftOver(layer, join(folder, file));
        const attempt = attemptOfFile(file);
        if (attempt) found.set(`${account}/${attempt}`, { account, attempt });
      }
    }
  }
  return [...found.values()];
}

/**
 * The folders that can be listed. One that cannot is like a missing one if the other holds something, because both hold
 * the same. Beside an empty one, which may be a new disk, it may hide journals: another begun over them would count.
 */
async function listed(layer: FileLayer, folders: readonly string[]): Promise<Listed[]> {
  const results = await Promise.allSettled(
    folders.map(async (folder): Promise<Listed> => [folder, await layer.list(folder)]),
  );
  const found = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = results.find(({ status }) => status === 'rejected');
  if (refused?.status === 'rejected' && found.every(([, names]) => names.length === 0))
    throw asJournalError(refused.reason);
  return found;
}
