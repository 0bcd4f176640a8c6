import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const table = 'virtual:text-areas';
const prefix = '\0';

/** Paths of `locales/<language>/<area>/<slice>.json`, by language and area. */
function filesByArea(root: string): Map<string, string[]> {
  const files = globSync('locales/*/*/*.json', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return Map.groupBy(files.toSorted(), (file) => path.posix.dirname(file).slice('locales/'.length));
}

/** The chunk of a module of texts, `zh-CN-account`; null: it has none. */
export function textAreaOf(id: string): string | null {
  const [, language, area] = /(?:\/locales|virtual:text-areas)\/([\w-]+)\/([\w-]+)/.exec(id) ?? [];
  return language === undefined || area === undefined ? null : `${language}-${area}`;
}

/** The module with a function for each language and area, `zh-CN/account`, that loads it. */
export function tableModule(areas: Iterable<string>): string {
  const rows = [...areas].map((area) => `'${area}': () => import('${table}/${area}')`);
  return `export const textAreas = { ${rows.join(', ')} };`;
}

/** The module with the texts of an area by slice. */
export function areaModule(root: string, files: readonly string[]): string {
  const imports = files.map((file, index) => `import slice${index} from ${JSON.stringify(path.join(root, file))};`);
  const members = files.map((file, index) => `'${path.posix.basename(file, '.json')}': slice${index}`);
  return `${imports.join('\n')}\nexport const slices = { ${members.join(', ')} };`;
}

/**
 * Plugin of Vite and vitest: `virtual:text-areas` has the texts of the page. One module for each language and area: a
 * table of every file would be a fiftieth of the script that the first screen waits for.
 */
export function textAreas(root: string): Plugin {
  return {
    name: 'lectern-text-areas',
    resolveId: {
      filter: { id: new RegExp(`^${table}`) },
      handler: (id) => `${prefix}${id}`,
    },
    load: {
      filter: { id: new RegExp(`^${prefix}${table}`) },
      handler(id) {
        const areas = filesByArea(root);
        const area = id.slice(prefix.length + table.length + 1);
        return area === '' ? tableModule(areas.keys()) : areaModule(root, areas.get(area) ?? []);
      },
    },
  };
}
