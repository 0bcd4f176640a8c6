import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright';

/** The fixture app, running on the host. */
export interface Fixture {
  app: ElectronApplication;
  page: Page;
  profile: string;
  pid: number;
}

export interface FixtureOptions {
  profile?: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export const hostExecutable = path.resolve(import.meta.dirname, '../../dev/host/electron');
export const fixtureFolder = path.join(import.meta.dirname, 'fixture');

/** A new folder below the system's temporary one. */
export function newFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'lectern-host-test-'));
}

/** What the host is started with; nothing of vitest's own environment. */
export function hostEnvironment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]): [string, string][] =>
    value === undefined || /^(VITEST|LECTERN_HOST_)/.test(name) ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(own), LECTERN_HOST_HEADLESS: '1', ...more };
}

/** Starts the fixture and waits for its page. */
export async function openFixture({ profile = newFolder(), args = [], env }: FixtureOptions = {}): Promise<Fixture> {
  const app = await _electron.launch({
    executablePath: hostExecutable,
    args: [fixtureFolder, `--user-data-dir=${profile}`, ...args],
    env: hostEnvironment(env),
    timeout: 60_000,
  });
  const pid = app.process().pid ?? 0;
  const page = await app.firstWindow();
  await page.waitForURL(/#\/home$/);
  await page.getByRole('heading', { name: 'Fixture' }).waitFor();
  return { app, page, profile, pid };
}
