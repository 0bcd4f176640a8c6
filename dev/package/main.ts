// npm run package: builds the client and packs it for one system.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { say } from '../setup/steps.mjs';
import { buildClient } from '../start/build.ts';
import { readBrand } from './brand.ts';
import { explained, missingDownloads } from './downloads.ts';
import { namesOf } from './names.ts';
import { readOptions } from './options.ts';
import { pack } from './pack.ts';
import { reportPacked } from './report.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const options = readOptions(process.argv.slice(2), process.platform);
  // Without it Electron's own downloads pass a proxy by.
  if (process.env['HTTPS_PROXY'] ?? process.env['https_proxy']) process.env['ELECTRON_GET_USE_PROXY'] ??= 'true';
  // What is wrong with the tenant or missing from the network is told before minutes are spent.
  const brand = readBrand(root, options.tenant);
  const missing = await missingDownloads(root, options);
  if (missing !== null) throw new Error(missing);
  // Files of an earlier build would be packed with it.
  for (const folder of ['dist', 'dist-electron']) rmSync(path.join(root, folder), { recursive: true, force: true });
  await buildClient(root);
  say(`Packing ${options.tenant} for ${options.system}`);
  const packed = await pack(root, options).catch(async (error: unknown) => {
    throw await explained(error, root, options);
  });
  for (const artifact of new Set(packed.artifacts)) say(`made ${path.relative(root, artifact)}`);
  reportPacked(packed);
  for (const line of namesOf(brand)) say(line);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
