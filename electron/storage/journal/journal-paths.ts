import { join } from 'node:path';
import type { JournalName } from './journals.ts';

/** The two folders of the journal; every file lies in both. */
export type Folders = readonly [string, string];

/** Where the answers of exams are. */
export function answerFolders(examFolder: string): Folders {
  return [join(examFolder, 'answers'), join(examFolder, 'answers-copy')];
}

type Kind = 'journal' | 'card' | 'key';

export function pathsOf(folders: Folders, { account, attempt }: JournalName, kind: Kind): readonly [string, string] {
  const place = (folder: string) => join(folder, account, `${attempt}.${kind}`);
  return [place(folders[0]), place(folders[1])];
}

/** A file of an answer, in both folders. */
export function attachedPaths(folders: Folders, { account, attempt }: JournalName, fileId: string): readonly string[] {
  return folders.map((folder) => join(folder, account, `${attempt}.${fileId}.file`));
}

/** The id of an attached file of this attempt; null for other names. */
export function fileOfAttempt(file: string, attempt: string): string | null {
  const [, owner, fileId] = /^([0-9a-f]{16,64})\.([0-9a-f]{32})\.file$/.exec(file) ?? [];
  return owner === attempt && fileId !== undefined ? fileId : null;
}

/** Hashes only: a name can never lead out of its folder. */
const hash = /^[0-9a-f]{16,64}$/;
const journalFile = /^([0-9a-f]{16,64})\.journal(\.unreadable(-\d+)?)?$/;

export function isAccountFolder(name: string): boolean {
  return hash.test(name);
}

/** The attempt a file name stands for; also one that was set aside; null for other files. */
export function attemptOfFile(file: string): string | null {
  return journalFile.exec(file)?.[1] ?? null;
}
