import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface Bundle {
  child: string;
  remove(): Promise<void>;
}

/** The child and the journal's worker, bundled as the client ships them: a thousand children start in a minute or two. */
export async function bundleChild(): Promise<Bundle> {
  const outDir = await mkdtemp(join(tmpdir(), 'lectern-fault-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        input: { child: source('./child.ts'), 'journal-worker': source('../../electron/exam/journal/worker.ts') },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  return { child: join(outDir, 'child.mjs'), remove: () => rm(outDir, { recursive: true, force: true }) };
}
