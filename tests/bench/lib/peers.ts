import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Question } from '#contract/ipc/paper.ts';
import type { PlainQuestion } from '../pages/paper-data.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const bench = path.join(root, 'tests/bench');
const peers = path.join(bench, 'peers');
const built = path.join(bench, '.cache/pages');

/** Installs the peers when they are missing or older than their lockfile. */
export function installPeers(): void {
  const mark = path.join(peers, 'node_modules/.package-lock.json');
  const lock = statSync(path.join(peers, 'package-lock.json'));
  if (existsSync(mark) && statSync(mark).mtimeMs >= lock.mtimeMs) return;
  console.log('Installing the peers (npm ci in tests/bench/peers)');
  const windows = process.platform === 'win32';
  const { status, stderr } = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: peers,
    shell: windows,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ci in tests/bench/peers failed:\n${stderr}`);
}

/** Builds the peers' pages with the client's own React and build settings. */
export async function buildPages(): Promise<void> {
  const from = (folder: string) => (name: string) => ({
    find: new RegExp(`^${name}(?=/|$)`),
    replacement: path.join(folder, 'node_modules', name),
  });
  await build({
    root: path.join(bench, 'pages'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    resolve: {
      alias: [...['react', 'react-dom'].map(from(root)), ...['survey-core', 'survey-react-ui'].map(from(peers))],
    },
    build: {
      outDir: built,
      emptyOutDir: true,
      target: 'chrome148',
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: ['empty', 'plain', 'survey', 'previews'].map((page) => path.join(bench, 'pages', `${page}.html`)),
      },
    },
  });
}

/** Writes the choice questions of a paper as plain texts for the peers' pages. */
export function writePaper(questions: readonly Question[]): number {
  const plain = questions
    .filter(({ options }) => options.length > 0)
    .map(({ id, kind, html, options }): PlainQuestion => ({
      id,
      text: textOf(html),
      several: kind === 'multiple',
      options: options.map((option) => ({ key: option.key, text: textOf(option.html) })),
    }));
  mkdirSync(built, { recursive: true });
  writeFileSync(path.join(built, 'paper.json'), JSON.stringify(plain));
  return plain.length;
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim();
}
