// What hooks.mjs runs, for our own client alone: `npm run package` does the same in its own process, for any tenant.
import path from 'node:path';
import { buildClient } from '../start/build.ts';
import { layBeside } from './beside.ts';
import { readBrand } from './brand.ts';
import { systems } from './options.ts';
import { mayUpdateItself } from './overlay.ts';
import { readBack } from './read-back.ts';
import { reportPacked } from './report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const brand = readBrand(root, 'lectern');
const [hook, folder = '', named, fuses = '{}'] = process.argv.slice(2);

function givenSystem() {
  const system = systems.find((one) => one === named);
  if (system === undefined) throw new Error(`There is no system ${named}.`);
  return system;
}

try {
  if (hook === 'build') await buildClient(root);
  else if (hook === 'beside') layBeside(brand, folder, mayUpdateItself(givenSystem(), process.env));
  else if (hook === 'read-back') {
    const place = { out: folder, system: givenSystem(), program: brand.program, fuses: Object(JSON.parse(fuses)) };
    reportPacked(await readBack(place));
  } else throw new Error(`There is no hook ${hook}.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
