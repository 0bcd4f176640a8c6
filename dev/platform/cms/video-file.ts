import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'videos');
const names = new Set(['power-off.webm', 'extinguisher.webm']);
const read = new Map<string, Uint8Array>();

/** The bytes of a film of the content pages; null: there is none of that name. */
export function videoFile(name: string): Uint8Array | null {
  if (!names.has(name)) return null;
  const bytes = read.get(name) ?? readFileSync(path.join(folder, name));
  read.set(name, bytes);
  return bytes;
}
