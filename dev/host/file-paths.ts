import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Where the preload's world posts a File to learn its path (webUtils.getPathForFile must answer at once). */
export const uploadPath = '/.lectern-host/file/';

let folder: string | undefined;

/**
 * Chromium tells no page where a file lies, so the host keeps a copy and names that: same name, same bytes, other folder.
 * The copies go when the app ends.
 */
export async function keepUpload(incoming: http.IncomingMessage): Promise<string> {
  folder ??= makeFolder();
  const name = path.basename(decodeURIComponent((incoming.url ?? '').slice(uploadPath.length))) || 'file';
  const place = path.join(folder, randomUUID());
  await fs.promises.mkdir(place);
  const file = path.join(place, name);
  await pipeline(incoming, fs.createWriteStream(file));
  return file;
}

function makeFolder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-files-'));
  process.on('exit', () => fs.rmSync(made, { recursive: true, force: true }));
  return made;
}
