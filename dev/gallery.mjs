// npm run gallery [-- <part of a route>]: a picture of every route in both themes and three languages, with axe.
import path from 'node:path';
import { buildClient } from './start/build.ts';
import { makeGallery } from './gallery/gallery.ts';

const root = path.resolve(import.meta.dirname, '..');
await buildClient(root);
const problems = await makeGallery(path.join(root, 'gallery'), process.argv[2] ?? '');
process.exit(problems === 0 ? 0 : 1);
