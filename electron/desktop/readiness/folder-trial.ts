import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Readings } from '#contract/ipc/readings.ts';
import { bootFacts, restarted, type BootFacts } from './boot.ts';

/** Left in the journal folder by one check, looked for by the next. */
const mark = z.object({ id: z.string(), writtenAt: z.number(), boot: bootFacts, provenAt: z.nullable(z.number()) });
type Mark = z.infer<typeof mark>;

export interface FolderTrialOptions {
  /** The folder of journals and evidence. */
  examFolder: string;
  /** A file outside of that folder, which knows that a mark was left there. */
  folderWitness: string;
  boot: () => Promise<BootFacts>;
  now: () => number;
}

/**
 * Leaves a mark in the journal folder, and tells of the last one: found after a restart of this machine the folder is
 * proven to outlive one; gone, while another file remembers it, it is proven not to.
 */
export async function tryFolder(options: FolderTrialOptions): Promise<Readings['folder']> {
  const { examFolder, folderWitness, now } = options;
  const file = path.join(examFolder, 'readiness-mark.json');
  const boot = await options.boot();
  const last = await readMark(file);
  const remembered = await readMark(folderWitness);
  const outlived = last !== null && restarted(last.boot, boot);
  const next: Mark = {
    id: randomUUID(),
    writtenAt: now(),
    boot,
    provenAt: outlived ? now() : (last?.provenAt ?? null),
  };
  const reading = {
    found: last === null ? null : { id: last.id, writtenAt: last.writtenAt },
    provenAt: next.provenAt,
    lost: last === null && remembered !== null && restarted(remembered.boot, boot) ? remembered.writtenAt : null,
  };
  try {
    await writeMark(file, next);
  } catch (error) {
    return {
      ...reading,
      left: null,
      refused: error instanceof Error && 'code' in error ? String(error.code) : 'other',
    };
  }
  // Only a mark that lies in the folder may be missed there later.
  await writeMark(folderWitness, next);
  return { ...reading, left: next.id, refused: null };
}

/** Null: there is none, or one that nobody can read. */
async function readMark(file: string): Promise<Mark | null> {
  try {
    const read = z.safeParse(mark, JSON.parse(await readFile(file, 'utf8')));
    return read.success ? read.data : null;
  } catch {
    return null; // Missing or torn: no mark was found, which is what is told.
  }
}

/** Whole or not at all, and on the disk before it counts. */
async function writeMark(file: string, content: Mark): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const next = `${file}.${content.id}`;
  const handle = await open(next, 'w');
  try {
    await handle.writeFile(JSON.stringify(content));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
}
