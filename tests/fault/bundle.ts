import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { breaking, breakVariable } from '#dev/coverage/break/plugin.ts';

export interface Bundle {
  /** The bundled file of an entry. */
  file(entry: string): string;
  remove(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Bundles entries (paths beside this file) as the client ships them: a thousand processes start in a minute or two.
 * `broken`: a guard to take out, in the notation of tests/spec/rules.json.
 */
export async function bundle(entries: Readonly<Record<string, string>>, broken?: string): Promise<Bundle> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'lectern-fault-'));
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, path.join(import.meta.dirname, file)]),
  );
  if (broken !== undefined) process.env[breakVariable] = broken;
  await build({
    plugins: [breaking(root)],
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
  }).finally(() => delete process.env[breakVariable]);
  return {
    file: (entry) => path.join(outDir, `${entry}.mjs`),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
