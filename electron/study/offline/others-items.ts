import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { OthersKept } from '#contract/ipc/diagnostics.ts';
import type { SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { keptNotes } from './kept-notes.ts';

interface OthersItemsOptions {
  notebooks: AccountNotebooks;
  /** Where the files lie. */
  folder: string;
  session: Pick<SessionWatch, 'account'>;
}

/** What learners who are not signed in keep on this computer. */
export async function othersKept(options: OthersItemsOptions): Promise<Omit<OthersKept, 'needsCode'>> {
  const { notebooks, folder } = options;
  let learners = 0;
  for (const account of await notebooks.others()) {
    if ((await notebooks.runOf(account, (notebook) => keptNotes.all(notebook))).length > 0) learners += 1;
  }
  let bytes = 0;
  for (const name of await filesOfOthers(options)) bytes += await bytesOf(path.join(folder, name));
  return { learners, bytes };
}

/** Takes it off: first what their notes say, so that nobody is told of a file that is gone. */
export async function removeOthers(options: OthersItemsOptions): Promise<void> {
  const { notebooks, folder } = options;
  for (const account of await notebooks.others()) {
    await notebooks.runOf(account, async (notebook) => {
      for (const { request } of keptNotes.all(notebook)) await keptNotes.remove(notebook, request);
    });
  }
  for (const name of await filesOfOthers(options)) await rm(path.join(folder, name), { force: true });
}

/** A file that no note of the learner names who is signed in; also what lost its note with a key. */
async function filesOfOthers({ notebooks, folder, session }: OthersItemsOptions): Promise<string[]> {
  // The names first: what the learner begins to keep meanwhile is theirs.
  const names = await readdir(folder).catch(() => []); // Nothing was ever kept.
  const accountId = session.account()?.accountId;
  const own = accountId === undefined ? [] : await notebooks.run(accountId, (notebook) => keptNotes.all(notebook));
  const ownFiles = new Set(own.flatMap(({ files }) => (files ?? []).map(({ fileId }) => fileId)));
  return names.filter((name) => !ownFiles.has(name));
}

const bytesOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0; // Gone meanwhile.
