import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../bundle.ts';

/** A copy of the built client whose journal lacks a guard, in the notation of tests/spec/rules.json. */
export async function withBrokenWorker(root: string, guard: string) {
  const worker = await bundle({ 'journal-worker': '../../electron/storage/journal/worker.ts' }, guard);
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-broken-'));
  for (const part of ['package.json', 'dist', 'dist-electron']) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const address = pathToFileURL(worker.file('journal-worker')).href;
  await writeFile(path.join(folder, 'dist-electron', 'journal-worker.js'), `import ${JSON.stringify(address)};\n`);
  return {
    folder,
    async remove() {
      await worker.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
