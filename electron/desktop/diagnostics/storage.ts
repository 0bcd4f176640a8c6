import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StoragePart, StorageReport } from '#contract/ipc/diagnostics.ts';

/** The part that an entry of the folder of journals belongs to. */
export function partOf(entry: string): StoragePart {
  const name = entry.replace(/-copy$/, '');
  if (name === 'answers') return 'answers';
  if (name.startsWith('evidence.db')) return 'evidence';
  if (name === 'media') return 'paperMedia';
  if (name === 'offline' || name === 'offline-files') return 'offline';
  return 'records';
}

/** Where this client keeps what it keeps. */
export interface StoredFolders {
  examFolder: string;
  logFolder: string;
  /** Of Chromium's crash reports. */
  crashFolder: string;
  /** What Chromium keeps of pages and pictures to have them sooner. */
  cacheFolders: readonly string[];
}

/** Chromium's folders of pages and pictures, in the one of its session. */
export function cacheFoldersIn(sessionData: string): string[] {
  return ['Cache', 'Code Cache', 'GPUCache'].map((name) => path.join(sessionData, name));
}

/** Measures the folders; what goes while it is measured counts as nothing. */
export async function measureStorage(folders: StoredFolders): Promise<StorageReport> {
  const { examFolder, logFolder, crashFolder, cacheFolders } = folders;
  const caches = await Promise.all(cacheFolders.map(bytesOf));
  const report: Record<StoragePart, number> = {
    answers: 0,
    evidence: 0,
    paperMedia: 0,
    offline: 0,
    records: 0,
    caches: caches.reduce((sum, bytes) => sum + bytes, 0),
    logs: await bytesOf(logFolder),
    crashes: await bytesOf(crashFolder),
  };
  for (const entry of await namesIn(examFolder)) report[partOf(entry)] += await bytesOf(path.join(examFolder, entry));
  return report;
}

async function bytesOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null); // Gone, or never there: it takes no space.
  if (!found) return 0;
  if (!found.isDirectory()) return found.size;
  const names = await readdir(file, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name)).catch(() => null))?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []); // Not created before the first exam.
}
