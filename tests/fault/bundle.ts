import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

export interface Bundle {
  /** The bundled file of an entry. */
  file(entry: string): string;
  remove(): Promise<void>;
}

/** Bundles entries (paths beside this file) as the client ships them: a thousand processes start in a minute or two. */
export async function bundle(entries: Readonly<Record<string, string>>): Promise<Bundle> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'lectern-fault-'));
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, path.join(import.meta.dirname, file)]),
  );
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { input, output: { entryFileNames: '[name].mjs' } },
    },
  });
  return {
    file: (entry) => path.join(outDir, `${entry}.mjs`),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
