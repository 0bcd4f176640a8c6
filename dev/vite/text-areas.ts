import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const table = 'virtual:text-areas';
const prefix = '\0';

/** Paths of `locales/<language>/<area>/<slice>.json`, by language and area. */
function filesByArea(root: string): Map<string, string[]> {
  const files = globSync('locales/*/*/*.json', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return Map.groupBy(files.toSorted(), (file) => path.posix.dirname(file).slice('locales/'.length));
}

const sliceOf = (file: string) => path.posix.basename(file, '.json');

/** The module with a function for each language and area, `zh-CN/account`, that imports it. */
export function tableModule(areas: Iterable<string>): string {
  const rows = [...areas].map((area) => `'${area}': () => import('${table}/${area}')`);
  return `export const textAreas = { ${rows.join(', ')} };`;
}

/** The module with the texts of an area by slice. */
export function areaModule(root: string, files: readonly string[]): string {
  const imports = files.map((file, index) => `import slice${index} from ${JSON.stringify(path.join(root, file))};`);
  const members = files.map((file, index) => `'${sliceOf(file)}': slice${index}`);
  return `${imports.join('\n')}\nexport const slices = { ${members.join(', ')} };`;
}

/** The table of a build: functions that fetch the file of an area, given by language and area. */
export function fetchingTable(urls: ReadonlyMap<string, string>): string {
  const rows = [...urls].map(([area, url]) => `'${area}': () => read('${url}')`);
  return `async function read(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(url + ' answers ' + answer.status);
  return { slices: await answer.json() };
}
export const textAreas = { ${rows.join(', ')} };`;
}

/** The file of an area: its texts by slice, and its name in the build. */
export function areaFile(
  area: string,
  slices: Readonly<Record<string, unknown>>,
): { fileName: string; source: string } {
  const source = JSON.stringify(slices);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${area.replace('/', '-')}-${hash}.json`, source };
}

function readSlices(root: string, files: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    files.map((file) => [sliceOf(file), JSON.parse(readFileSync(path.join(root, file), 'utf8'))]),
  );
}

/**
 * Plugin of Vite and vitest: `virtual:text-areas` has the texts of the page, loaded by language and area. A build has
 * them as JSON, which is read faster than script.
 */
export function textAreas(root: string): Plugin {
  let fetched = false;
  return {
    name: 'lectern-text-areas',
    configResolved: ({ command }) => {
      fetched = command === 'build';
    },
    resolveId: {
      filter: { id: new RegExp(`^${table}`) },
      handler: (id) => `${prefix}${id}`,
    },
    load: {
      filter: { id: new RegExp(`^${prefix}${table}`) },
      handler(id) {
        const areas = filesByArea(root);
        if (fetched) {
          const urls = new Map<string, string>();
          for (const [area, paths] of areas) {
            const { fileName, source } = areaFile(area, readSlices(root, paths));
            this.emitFile({ type: 'asset', fileName, source });
            urls.set(area, `/${fileName}`);
          }
          // Main names the first of them with the page.
          this.emitFile({ type: 'asset', fileName: 'texts.json', source: JSON.stringify(Object.fromEntries(urls)) });
          return fetchingTable(urls);
        }
        const area = id.slice(prefix.length + table.length + 1);
        return area === '' ? tableModule(areas.keys()) : areaModule(root, areas.get(area) ?? []);
      },
    },
  };
}
