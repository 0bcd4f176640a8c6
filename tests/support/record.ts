import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const folder = process.env['LECTERN_COVERAGE'];

/** True while a full test run collects evidence for `npm run coverage:spec`. */
export const recording = Boolean(folder);

/** What evidence there is: see dev/coverage/evidence.ts. */
export type Evidence = 'texts' | 'keys' | 'console' | 'reached' | 'asked';

/** Leaves evidence for `npm run coverage:spec`; nothing when no full run collects it. */
export function record(name: Evidence, lines: Iterable<string>): void {
  if (!folder) return;
  const text = [...lines]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
  if (text === '') return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${name}-${process.pid}.txt`), `${text}\n`);
}
