// npm run gallery [-- <parts of names of sights>]: a picture of every sight at every size, theme and language, with axe.
// npm run gallery -- --view <parts of light-zh-CN-1366x768>: only those views, for example dark-fr,683x384.
// npm run gallery -- --compare <folder> [<newer folder>]: what changed since the run in that folder, as one HTML page.
// Without a newer folder the pictures are taken first.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeComparison } from './gallery/compare/compare.ts';
import { say } from './setup/steps.mjs';

const root = path.resolve(import.meta.dirname, '..');
const gallery = path.join(root, 'gallery');
const { values, positionals } = parseArgs({
  options: { compare: { type: 'string' }, view: { type: 'string', default: '' } },
  allowPositionals: true,
});
const before = values.compare === undefined ? null : path.resolve(values.compare);
const [argument] = positionals;
const newer = before === null || argument === undefined ? null : path.resolve(argument);

if (before !== null && (!existsSync(before) || before === (newer ?? gallery))) {
  say(`${before} is not the folder of another run: copy the pictures of gallery/ before the next one.`);
  process.exit(2);
}
let problems = 0;
if (newer === null) {
  const [{ buildClient }, { makeGallery }] = await Promise.all([
    import('./start/build.ts'),
    import('./gallery/gallery.ts'),
  ]);
  await buildClient(root);
  problems = await makeGallery(gallery, before === null ? (argument ?? '') : '', values.view);
}
if (before !== null) {
  const { file, changes } = writeComparison(before, newer ?? gallery);
  say(`${changes} pictures differ: ${file}`);
}
process.exit(problems === 0 ? 0 : 1);
