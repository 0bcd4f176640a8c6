// npm run package: builds the client and packs it for one system.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { run, say, tail } from '../setup/steps.mjs';
import { inMb, sizesByPart } from './archive.ts';
import { readOptions } from './options.ts';
import { pack } from './pack.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const options = readOptions(process.argv.slice(2), process.platform);
  say('Building the client');
  // Files of an earlier build would be packed with it.
  for (const folder of ['dist', 'dist-electron']) rmSync(path.join(root, folder), { recursive: true, force: true });
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const built = await run('build', process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root });
  if (built.code !== 0) throw new Error(`The build failed:\n${tail(built.output, 30)}`);
  say(`Packing ${options.tenant} for ${options.system}`);
  const { artifacts, files, faults } = await pack(root, options);
  for (const { part, size } of sizesByPart(files).slice(0, 12)) say(`${inMb(size).padStart(9)}  ${part}`);
  say(`${inMb(files.reduce((sum, { size }) => sum + size, 0)).padStart(9)}  app.asar`);
  for (const artifact of new Set(artifacts)) say(`made ${path.relative(root, artifact)}`);
  if (faults.length > 0)
    throw new Error(`What was packed is wrong, ${faults.length} times:\n${faults.slice(0, 20).join('\n')}`);
  say('archive and fuses read back: as they must be');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
