import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, type Page } from 'playwright';
import { executable } from '../../support/client.ts';

/** A peer's page in a window like the client's. */
export interface Shell {
  page: Page;
  pid: number;
  /** When its process was launched, ms since 1970. */
  startedAt: number;
  close(): Promise<void>;
}

/** Opens one of `tests/bench/pages` in a minimal shell, with the same executable as the client. */
export async function openShell(name: 'empty' | 'plain' | 'survey' | 'previews'): Promise<Shell> {
  const { file, real } = executable();
  const startedAt = Date.now();
  const app = await _electron.launch({
    executablePath: file,
    args: [
      path.join(import.meta.dirname, '../shell'),
      `--user-data-dir=${mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'))}`,
      `--page=${name}`,
      '--use-fake-device-for-media-stream=device-count=2',
      ...(real && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    env: { ...cleanEnvironment(), LECTERN_HOST_HEADLESS: '1' },
    timeout: 60_000,
  });
  const pid = app.process().pid ?? 0;
  const page = await app.firstWindow();
  await page.waitForURL((url) => url.pathname === `/${name}.html`, { waitUntil: 'load' });
  return { page, pid, startedAt, close: () => app.close() };
}

function cleanEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
