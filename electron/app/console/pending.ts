import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CommandOutcome } from '#electron/kernel/command/command-outcome.ts';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import { isDormant, type AttemptCard } from '#electron/storage/journal/card.ts';
import { diskLayer } from '#electron/storage/journal/disk-layer.ts';
import { answerFolders } from '#electron/storage/journal/journal-paths.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { notebookNames } from '#electron/storage/notebooks/account-notebooks.ts';

interface PendingPaper {
  attempt: string;
  /** Null: its card cannot be read. */
  card: Pick<AttemptCard, 'phase' | 'owner' | 'answered' | 'total'> | null;
  exam: string | null;
}

interface PendingFolder {
  folder: string;
  papers: PendingPaper[];
  /** Null: nobody knows. */
  evidence: number | null;
  others: string[];
  /** Why it could not be read; null: it was. */
  closed: string | null;
}

/** Folders of journals of all users: that of a policy with those of users in it, or the one in a user's folder. */
export async function journalFolders(given: string | null, userData: string): Promise<string[]> {
  if (given === null) return [path.join(userData, 'exams')];
  const names = await readdir(given).catch((): string[] => []); // It is told as closed, or was never there.
  const users = names.filter((name) => /^user-\d+/.test(name)).map((name) => path.join(given, name));
  return names.includes('answers') || users.length === 0 ? [given, ...users] : users;
}

/** What these folders have not delivered: 0, nothing; 1, something, or nobody knows; 2, a folder could not be read. */
export async function pending(
  folders: readonly string[],
  asJson: boolean,
  words: ConsoleWords,
): Promise<CommandOutcome> {
  const found: PendingFolder[] = [];
  for (const folder of folders) found.push(await readFolder(folder));
  const waits = found.some(({ papers, evidence }) => papers.length > 0 || evidence !== 0);
  const code = found.some(({ closed }) => closed !== null) ? 2 : waits ? 1 : 0;
  if (asJson) return { lines: [JSON.stringify({ folders: found }, null, 2)], code };
  const lines = found.flatMap((one) => [words.say('pending.folder', { folder: one.folder }), ...linesOf(one, words)]);
  return { lines, code };
}

async function readFolder(folder: string): Promise<PendingFolder> {
  try {
    const listed = await new LocalJournals(diskLayer, answerFolders(await readable(folder))).list();
    const replaced = new Set(listed.flatMap(({ card }) => card?.replaces ?? []));
    const papers = listed
      .filter(({ name, card }) => !replaced.has(name.attempt) && !isDormant(card))
      .map(({ name, card }) => ({
        attempt: name.attempt,
        exam: card?.exam.name ?? null,
        card: card && { phase: card.phase, owner: card.owner, answered: card.answered, total: card.total },
      }));
    // What of them waits, only their learner's key tells.
    const others = [];
    for (const name of notebookNames) {
      const copies = [name, `${name}-copy`].map((copy) => diskLayer.list(path.join(folder, copy)));
      if ((await Promise.all(copies)).some((held) => held.length > 0)) others.push(name);
    }
    return { folder, papers, evidence: evidenceIn(path.join(folder, 'evidence.db')), others, closed: null };
  } catch (error) {
    return { folder, papers: [], evidence: null, others: [], closed: String(error) };
  }
}

/** Rejects for a folder that is there and cannot be listed: its papers would look delivered. */
async function readable(folder: string): Promise<string> {
  for (const place of [folder, ...answerFolders(folder)]) await diskLayer.list(place);
  return folder;
}

/** How many pictures and events wait; null: the file cannot be read now. */
function evidenceIn(file: string): number | null {
  if (!existsSync(file)) return 0;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const row = database.prepare('SELECT count(*) AS waiting FROM item').get();
      return Number(row?.['waiting']);
    } finally {
      database.close();
    }
  } catch {
    return null; // Another version's, broken, or held: told as unknown.
  }
}

function linesOf({ folder, papers, evidence, others, closed }: PendingFolder, { say }: ConsoleWords): string[] {
  if (closed !== null) return [say('pending.closedFolder', { folder, why: closed })];
  return [
    ...(papers.length === 0 && evidence === 0 ? [say('pending.none')] : []),
    ...(papers.length > 0 ? [say('pending.papers', { count: String(papers.length) })] : []),
    ...papers.map(({ attempt, exam, card }) => {
      if (card === null) return `  ${say('pending.unreadable', { attempt })}`;
      const { owner, phase, answered, total } = card;
      return `  ${say('pending.paper', {
        exam: exam ?? say('unknown'),
        owner,
        phase: say(`pending.phases.${phase}`),
        answered: String(answered),
        total: String(total),
        attempt,
      })}`;
    }),
    ...(evidence === null ? [say('pending.evidenceUnknown')] : []),
    ...(evidence ? [say('pending.evidence', { count: String(evidence) })] : []),
    ...(others.length > 0 ? [say('pending.others', { names: others.join(', ') })] : []),
  ];
}
