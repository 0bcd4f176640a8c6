import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';
import { breaking } from '#dev/coverage/break/plugin.ts';
import { SlowFirst } from '#dev/test/slow-first.ts';
import { windowFolders } from '#dev/test/window-folders.ts';
import { textAreas } from '#dev/vite/text-areas.ts';

const root = path.resolve(import.meta.dirname, '..');

// A loaded machine takes its time.
const patient = { poll: { timeout: 30_000 } };
const exclude = ['**/node_modules/**', 'dist/**', 'dist-electron/**'];

/** Kills and cameras want a machine with less on it: two at a time. */
const alone = ['kill', 'tree-kill', 'lockdown', 'cameras', 'exam-path', 'odd-network'].map(
  (name) => `tests/e2e/${name}.test.ts`,
);

/** Tests of rules and screens wait for timers and answers about a third of the time: one more than the cores we count on. */
const maxWorkers = 3;

const windows = {
  environment: 'node',
  // Each file starts clients and platforms of its own, in processes of their own.
  isolate: false,
  setupFiles: ['tests/support/patience.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: patient,
};

/** The tests of this tree by what they need: Vitest reads them through `vite.config.ts`. */
export const projects: ViteUserConfig = {
  test: {
    sequence: { sequencer: SlowFirst },
    // `npm test -- --changed` runs what loaded a changed module in its last run: a screen is loaded where it is opened.
    experimental: { recordDependencies: true },
    projects: [
      {
        plugins: [breaking(root), textAreas(root)],
        test: {
          name: 'node',
          // Starting a worker and importing anew takes longer than most files. No test here leaves anything behind.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers,
          sequence: { groupOrder: 0 },
          environment: 'node',
          setupFiles: ['tests/support/patience.ts'],
          include: [
            'electron/**/*.test.ts',
            'dev/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/unit/**/*.test.ts',
            'tests/strangers/**/*.test.ts',
            'tests/*.test.ts',
          ],
          expect: patient,
          exclude,
        },
      },
      {
        plugins: [breaking(root), textAreas(root), react()],
        test: {
          name: 'screens',
          maxWorkers,
          sequence: { groupOrder: 0 },
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/integration/**/*.test.tsx'],
          setupFiles: ['tests/support/patience.ts', 'tests/support/screen-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
          exclude,
        },
      },
      {
        test: {
          ...windows,
          name: 'host',
          include: windowFolders.map((folder) => `${folder}**/*.test.ts`),
          // Windows wait for films, animations and one another about half of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          exclude: [...exclude, ...alone],
        },
      },
      {
        test: { ...windows, name: 'host-alone', include: alone, maxWorkers: 2, sequence: { groupOrder: 2 }, exclude },
      },
    ],
  },
};
