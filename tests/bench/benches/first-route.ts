import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { openClient } from '../../support/client.ts';
import { platformOnDisk } from '../../support/platform.ts';
import type { Bench } from '../lib/measure.ts';

const dist = path.resolve(import.meta.dirname, '../../../dist');
const manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }));

/** The entry and its static imports, from the build manifest. */
function entryFiles(): Set<string> {
  const chunks = z.parse(manifest, JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')));
  const found = new Set<string>();
  const follow = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const next of chunk.imports ?? []) follow(next);
  };
  follow('index.html');
  return new Set([...found].filter((file) => file.endsWith('.js')));
}

/** Scripts requested before the first paint of the sign-in page. */
async function filesBeforePaint(): Promise<string[]> {
  const platform = await platformOnDisk();
  const client = await openClient({ platform: platform.origin, cameras: 0 });
  await client.page.getByRole('button', { name: '登录', exact: true }).waitFor();
  const files = await client.page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime <= painted && new URL(name).pathname.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname.slice(1));
  });
  await client.close();
  await platform.stop();
  return files;
}

const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0) / 1024;

/** The script of the first route: the entry and what the sign-in page loads before its first paint. */
export const firstRoute: Bench = {
  name: 'first-route',
  async run() {
    const entry = entryFiles();
    const all = new Set([...entry, ...(await filesBeforePaint())]);
    return [
      { name: 'script of the entry', value: kilobytes(entry), unit: 'KB gz', goal: null },
      { name: 'script of the first route', value: kilobytes(all), unit: 'KB gz', goal: null },
    ];
  },
};
