import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const host = path.resolve(import.meta.dirname, '../../dev/host');
/** Nine fuses, all on, behind the mark by which tools find them. */
const fuses = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0009111111111';

/** A folder like Electron's distribution for Linux, whose program is the host. */
export function madeUpElectron(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-electron-'));
  const program = path.join(folder, 'electron');
  const start = `LECTERN_HOST_DIR='${host}' LECTERN_HOST_EXECUTABLE="$0" exec '${host}/electron' "$@"`;
  writeFileSync(program, `#!/bin/sh\n${start}\n${fuses}`);
  chmodSync(program, 0o755);
  writeFileSync(path.join(folder, 'version'), '45.4.1');
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox', 'chrome_crashpad_handler'])
    writeFileSync(path.join(folder, name), '');
  mkdirSync(path.join(folder, 'locales'));
  for (const language of ['zh-CN', 'en-US', 'fr', 'de'])
    writeFileSync(path.join(folder, 'locales', `${language}.pak`), '');
  return folder;
}
