import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readArchive } from '#dev/package/archive.ts';
import { madeUpElectron } from '../support/made-up-electron.ts';

const root = path.resolve(import.meta.dirname, '../..');

async function ended(child: ReturnType<typeof spawn>): Promise<{ code: unknown; said: string }> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said };
}

it('plain electron-builder packs our own client, reads it back, and the client starts with the workers of its archive', async () => {
  const out = mkdtempSync(path.join(os.tmpdir(), 'lectern-plain-'));
  const cli = path.join(root, 'node_modules', 'electron-builder', 'cli.js');
  const args = ['--linux', '--dir', `-c.electronDist=${madeUpElectron()}`, `-c.directories.output=${out}`];
  const { code, said } = await ended(spawn(process.execPath, [cli, ...args], { cwd: root }));
  expect(said).toContain('archive and fuses read back: as they must be');
  expect(said).toMatch(/\d+\.\d MB {2}app\.asar/);
  expect(said).not.toMatch(/installing production dependencies|desktopName is not set/);
  expect(code).toBe(0);

  const folder = path.join(out, 'linux-unpacked');
  const resources = path.join(folder, 'resources');
  expect(readdirSync(resources).toSorted()).toEqual(['app.asar', 'look.json', 'tray.png']);
  const tops = readArchive(path.join(resources, 'app.asar')).map(({ name }) => name.split('/')[0]);
  expect(new Set(tops)).toEqual(new Set(['dist', 'dist-electron', 'package.json']));

  // What the workflow does with an installed client: fuses, a refused switch, a check by the workers of the archive, a start, its end.
  const port = await freePort();
  const policy = { platform: `http://127.0.0.1:${port}`, allowUserDataDir: true };
  writeFileSync(path.join(resources, 'policy.json'), JSON.stringify(policy));
  const program = path.join(folder, 'lectern');
  const script = path.join(root, 'dev', 'ci', 'installed.ts');
  const looked = await ended(
    spawn(process.execPath, [script, '--program', program, '--binary', program, '--port', String(port)], {
      env: { ...process.env, LECTERN_HOST_HEADLESS: '1' },
    }),
  );
  expect(looked.said).not.toContain('Not so');
  expect(looked.said.match(/^so: /gm)).toHaveLength(6);
  expect(looked.code).toBe(0);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
