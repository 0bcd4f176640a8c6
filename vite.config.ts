import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type UserConfig } from 'vite';
import { electronSimple } from 'vite-plugin-electron/multi-env';
import { coursewarePlayer } from './dev/vite/courseware-player.ts';
import { licences } from './dev/vite/licences.ts';
import { signInMosaic } from './dev/vite/mosaic.ts';
import { shippedAssets } from './dev/vite/shipped-assets.ts';
import { compiledStyles } from './dev/vite/styles/plugin.ts';
import { textAreas } from './dev/vite/text-areas.ts';
import { themes } from './dev/vite/theme-sheet.ts';

const node = { target: 'node24', manifest: false, copyPublicDir: false, sourcemap: true, emptyOutDir: false } as const;

// Workers are entries of their own: main starts them by file name beside main.js.
const main: EnvironmentOptions = {
  build: {
    ...node,
    outDir: 'dist-electron',
    minify: false,
    // Read whole at every start: without comments and spaces, but names stay, for the log's sake.
    rolldownOptions: {
      output: {
        // Beside main.js, so that a part finds files where main.js does.
        chunkFileNames: '[name]-[hash].js',
        minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
      },
    },
  },
};

// A sandboxed preload must be one CommonJS file.
const preload: EnvironmentOptions = {
  build: {
    ...node,
    outDir: 'dist-electron',
    rolldownOptions: { output: { format: 'cjs', codeSplitting: false, entryFileNames: 'preload.cjs' } },
  },
};

const client: UserConfig = {
  base: '/',
  publicDir: 'resources/public',
  build: { modulePreload: false, target: 'chrome148', sourcemap: true, manifest: true },
  environments: {
    client: {
      build: {
        // One file for what every start needs and one for what the sign-in adds, fields and buttons that other screens use
        // too: they load and compress better than sixty small ones.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'first', tags: ['$initial'], priority: 2 },
                { name: 'sign-in', test: /src\/features\/account\/sign-in\/LoginScreen/, priority: 1 },
              ],
            },
          },
        },
        chunkSizeWarningLimit: 2000,
      },
    },
  },
  plugins: [
    react(),
    compiledStyles(),
    textAreas(import.meta.dirname),
    signInMosaic(import.meta.dirname),
    themes(),
    shippedAssets(),
    coursewarePlayer(),
    licences(import.meta.dirname),
    electronSimple({
      main: {
        input: {
          main: 'electron/main.ts',
          'journal-worker': 'electron/storage/journal/worker.ts',
          'evidence-worker': 'electron/exam/evidence/worker.ts',
        },
        // A packed client has no packages.
        bundleDeps: true,
        options: main,
      },
      preload: { input: 'electron/preload.ts', bundleDeps: true, options: preload },
    }),
  ],
};

/** Vitest reads this file too, and builds no client. */
export default defineConfig(async ({ mode }) =>
  mode === 'test' ? (await import('./tests/projects.ts')).projects : client,
);
