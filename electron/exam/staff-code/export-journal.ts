import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole, type DownloadDisk } from '#electron/kernel/files/target-file.ts';
import { diskLayer } from '#electron/storage/journal/disk-layer.ts';
import { isAccountFolder, type Folders } from '#electron/storage/journal/journal-paths.ts';
import type { JournalName } from '#electron/storage/journal/journals.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';

/** The folder `exams` of this machine, with both copies of the journals. */
const copies = ['answers', 'answers-copy'] as const;

/** True when the centre's rescue key opens this journal. */
export async function isExportable(examFolder: string, attemptId: string): Promise<boolean> {
  const name = await findJournal(examFolder, attemptId);
  if (!name) return false;
  const folders: Folders = [path.join(examFolder, copies[0]), path.join(examFolder, copies[1])];
  const { header } = await new LocalJournals(diskLayer, folders).head(name);
  return header !== null && header.rescueKey !== null;
}

/**
 * Copies both journals of an attempt and its files, as encrypted as they are, to a new folder in `target`, and reads them
 * back. `lectern --rescue` opens that folder. A key that lies beside a journal stays behind. Gives the folder's name.
 */
export async function exportJournal(
  { examFolder, attemptId, at }: { examFolder: string; attemptId: string; at: number },
  target: string,
  disk: DownloadDisk,
): Promise<string> {
  const name = await findJournal(examFolder, attemptId);
  if (!name) throw new Error('There is no journal of this attempt.');
  const stamp = new Date(at).toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  const folderName = `lectern-paper-${attemptId.slice(0, 8)}-${stamp}`;
  for (const copy of copies) {
    const from = path.join(examFolder, copy, name.account);
    const to = path.join(target, folderName, copy, name.account);
    const files = await filesOf(from, attemptId);
    if (files.length > 0) await mkdir(to, { recursive: true });
    for (const file of files) await copyVerified(path.join(from, file), path.join(to, file), disk);
  }
  return folderName;
}

async function findJournal(examFolder: string, attemptId: string): Promise<JournalName | null> {
  for (const copy of copies) {
    for (const account of await namesIn(path.join(examFolder, copy))) {
      if (!isAccountFolder(account)) continue;
      const files = await namesIn(path.join(examFolder, copy, account));
      if (files.includes(`${attemptId}.journal`)) return { account, attempt: attemptId };
    }
  }
  return null;
}

async function filesOf(folder: string, attemptId: string): Promise<string[]> {
  const names = await namesIn(folder);
  return names.filter((name) => name.startsWith(`${attemptId}.`) && !name.endsWith('.key'));
}

/** One copy may be missing: its disk is broken, the other one is what is exported. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function copyVerified(from: string, to: string, disk: DownloadDisk): Promise<void> {
  const bytes = await readFile(from);
  await writeWhole(to, bytes, disk);
  if (hashOf(await readFile(to)) !== hashOf(bytes)) throw new Error(`${path.basename(to)} reads back differently.`);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
