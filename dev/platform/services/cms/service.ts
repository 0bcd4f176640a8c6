import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileReply, type Reply } from '../../server/envelope.ts';
import type { Service } from '../../server/service.ts';
import { cmsHandlers } from './cms.ts';

const folder = path.join(import.meta.dirname, 'videos');
const names = new Set(['power-off.webm', 'extinguisher.webm']);
const read = new Map<string, Uint8Array>();

/** A film of the content pages below /media/; null: there is none of that name. */
function videoReply(pathname: string): Reply | null {
  const name = pathname.slice('/media/'.length);
  if (!names.has(name)) return null;
  const bytes = read.get(name) ?? readFileSync(path.join(folder, name));
  read.set(name, bytes);
  return fileReply('video/webm', bytes);
}

const tables = `
CREATE TABLE IF NOT EXISTS article_read (
  article_id TEXT PRIMARY KEY, count INTEGER NOT NULL
) STRICT;
`;

/** Articles and films (000 §7). */
export const cmsService: Service = {
  name: 'cms',
  handlers: cmsHandlers,
  tables,
  file: videoReply,
};
