import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The Downloads folder, made if need be; LECTERN_HOST_DOWNLOADS names another one. */
export function downloadsFolder(): string {
  const folder = process.env['LECTERN_HOST_DOWNLOADS'] ?? path.join(os.homedir(), 'Downloads');
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}
