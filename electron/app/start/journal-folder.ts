import { chmodSync, lstatSync, mkdirSync, rmSync, statSync, writeFileSync, type Stats } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { answerFolders } from '#electron/storage/journal/journal-paths.ts';
import { StartError } from './startup.ts';

/** Everybody may make a folder of their own in it, and nobody touches those of others. */
const sharedMode = 0o1777;
/** What a version that knew no folders of users has put into the policy's folder itself. */
const marksOfBefore = ['answers', 'evidence.db', 'readiness-mark.json'];
/** Somebody else may have taken the first names. */
const mostFolders = 9;

/**
 * The folder of journals and evidence: one below the policy's for each user of the system, or one in the user's folder.
 * Throws StartError where the policy's cannot be written: answers must not go elsewhere unseen. `uid` null: a system
 * whose folders are shared by their access lists.
 */
export function openJournalFolder(
  given: string | null,
  userData: string,
  uid: number | null = process.getuid?.() ?? null,
): string {
  if (given === null) return path.join(userData, 'exams');
  try {
    const folder = uid === null ? given : folderOf(given, uid);
    for (const place of answerFolders(folder)) {
      makeFolders(place, 0o700);
      const trial = path.join(place, `lectern-${process.pid}.trial`);
      writeFileSync(trial, '');
      rmSync(trial);
    }
    return folder;
  } catch (error) {
    const rights = rightsOf(given, uid);
    throw new StartError((locale) => {
      const { say } = consoleWords(locale);
      const sentence = say('start.folder', { folder: given, detail: String(error) });
      const remedy = { command: `chmod 1777 '${given}'` };
      return [sentence, ...(rights ? [say('start.folderOwner', rights), say('start.folderRemedy', remedy)] : [])].join(
        '\n',
      );
    });
  }
}

/** Whose the folder is; null: it is not there, or the system tells no owners. */
function rightsOf(given: string, uid: number | null) {
  const found = uid === null ? null : folderAt(given);
  if (!found) return null;
  const rights = (found.mode & 0o7777).toString(8);
  return { owner: String(found.uid), rights, uid: String(uid), name: os.userInfo().username };
}

/** Null: there is none, or it cannot be looked at. */
function folderAt(place: string): Stats | null {
  try {
    const found = lstatSync(place);
    return found.isDirectory() ? found : null;
  } catch {
    return null; // Why it cannot be written is told already.
  }
}

/**
 * Makes a folder and what is missing above it; true: it was not there. Node's own recursion never ends on a file system that says of
 * a folder that is there that it is not.
 */
function makeFolders(folder: string, mode?: number): boolean {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
  const above = path.dirname(folder);
  if (above !== folder) makeFolders(above);
  try {
    mkdirSync(folder, { mode });
    return true;
  } catch (error) {
    // A link to a folder, or another start has just made it.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
    throw error;
  }
}

function folderOf(given: string, uid: number): string {
  if (makeFolders(given)) chmodSync(given, sharedMode);
  const owners = new Map(marksOfBefore.map((name) => [name, ownerOf(path.join(given, name))]));
  if ([...owners.values()].includes(uid)) return given;
  const places = Array.from({ length: mostFolders }, (_, index) =>
    path.join(given, `user-${uid}${index === 0 ? '' : `-${index + 1}`}`),
  );
  const own = places.find((place) => ownerOf(place) === uid);
  if (own !== undefined) return own;
  const free = places.find((place) => ownerOf(place) === null);
  if (free === undefined) throw new Error(`every folder of user ${uid} belongs to somebody else`);
  mkdirSync(free, { mode: 0o700 });
  return free;
}

/** Null: there is nothing. A link is nobody's: it may lead anywhere. */
function ownerOf(place: string): number | 'nobody' | null {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (!found) return null;
  return found.isSymbolicLink() ? 'nobody' : found.uid;
}
