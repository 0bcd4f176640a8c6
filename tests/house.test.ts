import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { services } from '../dev/platform/services.ts';
import { routes } from '../src/app/routes/routes.ts';
import { allPaths } from './house/all-paths.ts';
import { circlesIn } from './house/circles.ts';
import { declaredCalls } from './house/declared-calls.ts';
import { importsOf, isRecord, isTest, nodesOf, root, sourcesBelow, treeOf } from './house/sources.ts';
import { zoneOf } from './house/zones.ts';

const product = ['electron', 'src', 'dev'].flatMap(sourcesBelow).filter(({ file }) => !isTest(file));

describe('direction', () => {
  it('no file imports from a room that its own may not see', () => {
    const breaches = product.flatMap((source) => {
      const zone = zoneOf(source.file);
      if (!zone) return [];
      return importsOf(source)
        .filter((target) => /^(src|electron|dev|tests|locales)\//.test(target) && !zone.mayImport(target))
        .map((target) => `${source.file} (${zone.name}) imports ${target}`);
    });
    expect(breaches).toEqual([]);
  });

  it('no file leads back to itself, not even by a type', () => {
    // Electron's own types, which the host imitates, name one another.
    const files = product.filter(({ file }) => !file.startsWith('dev/host/'));
    expect(circlesIn(new Map(files.map((source) => [source.file, importsOf(source)])))).toEqual([]);
  });

  const onlyIn = (what: RegExp, where: RegExp) =>
    product
      .filter((source) => !where.test(source.file) && importsOf(source).some((name) => what.test(name)))
      .map(({ file }) => file);

  it.each([
    ['react and fluent outside the main process', /^(react|@fluentui\/)/, /^src\//],
    ['electron-store', /^electron-store$/, /^electron\/settings\//],
    ['dompurify', /^dompurify$/, /^src\/ui\//],
  ])('%s is imported in its own place only', (_, what, where) => {
    expect(onlyIn(what, where)).toEqual([]);
  });

  it('the page imports neither Node nor Electron', () => {
    const breaches = product
      .filter(({ file }) => file.startsWith('src/'))
      .filter((source) => importsOf(source).some((name) => name === 'electron' || name.startsWith('node:')));
    expect(breaches.map(({ file }) => file)).toEqual([]);
  });

  it('raw IPC is touched in two files only', () => {
    const raw = product.filter(
      ({ file, text }) => file.startsWith('electron/') && /\b(ipcMain|ipcRenderer)\b/.test(text),
    );
    expect(raw.map(({ file }) => file).sort()).toEqual(['electron/ipc/register.ts', 'electron/preload.ts']);
  });

  it('the page reaches the main process through one door', () => {
    const raw = product.filter(({ file, text }) => file.startsWith('src/') && /(?<!`)\bwindow\.desktop\b/.test(text));
    expect(raw.map(({ file }) => file)).toEqual(['src/lib/desktop.ts']);
  });
});

/** `<area>/<slice>.json`, sorted. */
function slicesOf(language: string): string[] {
  return globSync('*/*.json', { cwd: path.join(root, 'locales', language) }).sort();
}

describe('texts', () => {
  it('no screen holds a literal text', () => {
    const screens = product.filter(({ file }) => file.startsWith('src/') && file.endsWith('.tsx'));
    const literals = screens.flatMap((source) =>
      [...literalTexts(treeOf(source))].map((text) => `${source.file}: ${text}`),
    );
    expect(literals).toEqual([]);
  });

  const languages = readdirSync(path.join(root, 'locales')).filter((name) => !name.includes('.'));

  it('is written in three languages [languages-three]', () => {
    expect(languages.sort()).toEqual(['en-US', 'fr-FR', 'zh-CN']);
  });

  it.each(slicesOf('zh-CN'))('%s is complete, with the same placeholders', (file) => {
    const read = (language: string) =>
      flatten(JSON.parse(readFileSync(path.join(root, 'locales', language, file), 'utf8')));
    const chinese = read('zh-CN');
    for (const language of ['en-US', 'fr-FR']) {
      const other = read(language);
      expect([...other.keys()].sort(), language).toEqual([...chinese.keys()].sort());
      for (const [key, text] of chinese)
        expect(placeholders(other.get(key) ?? ''), `${language} ${key}`).toEqual(placeholders(text));
    }
  });

  it('the languages have the same files', () => {
    const [first, ...rest] = languages.map(slicesOf);
    for (const other of rest) expect(other).toEqual(first);
  });
});

describe('one place each', () => {
  const addresses = Object.values(allPaths).flatMap(({ pattern, aliases }) => [pattern, ...aliases]);

  it('an address of a screen is written in src/contract/paths only', () => {
    const known = new Set(addresses.filter((address) => address !== '/').map((address) => address.toLowerCase()));
    const literals = product
      .filter(({ file }) => /^(src|electron)\//.test(file) && !file.startsWith('src/contract/paths/'))
      .flatMap((source) =>
        [...textsIn(treeOf(source))]
          .filter((text) => known.has((text.split(/[?#]/)[0] ?? '').toLowerCase()))
          .map((text) => `${source.file}: ${text}`),
      );
    expect(literals).toEqual([]);
  });

  it('a colour is written in src/ui/theme only, and in the drawings of covers', () => {
    const colours = product
      .filter(({ file }) => file.startsWith('src/') && !/^src\/(ui\/theme|domain\/covers)\//.test(file))
      .flatMap((source) =>
        [...textsIn(treeOf(source))]
          .filter((text) => /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(/i.test(text))
          .map((text) => `${source.file}: ${text}`),
      );
    expect(colours).toEqual([]);
  });

  it('a grid column that shares the room may become narrower than its content', () => {
    const bare = product.flatMap(({ file, text }) =>
      [...text.matchAll(/gridTemplate(?:Columns|Rows): ['`]([^'`\n]*)/g)]
        .map(([, value = '']) => value.replace(/minmax\((?:[^()]|\([^()]*\))*\)/g, ''))
        .filter((value) => /\dfr\b/.test(value))
        .map((value) => `${file}: ${value}`),
    );
    expect(bare).toEqual([]);
  });

  it('no screen imports the table of routes: it takes its row from the router', () => {
    const importers = product
      .filter((source) => importsOf(source).includes('src/app/routes/routes.ts'))
      .map(({ file }) => file);
    expect(importers).toEqual(['src/app/start/app.tsx']);
  });
});

describe('one row, one handler', () => {
  it('every route has one row', () => {
    const all = routes.flatMap(({ path: main, aliases }) => [main, ...aliases]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('every declared call has a handler in the embedded platform', async () => {
    const handled = services.flatMap(({ handlers }) => handlers.map(({ call }) => call.id));
    const declared = (await declaredCalls()).map(({ id }) => id).sort();
    expect(declared.filter((id) => !handled.includes(id))).toEqual([]);
  });

  it('no two refusals of the embedded platform share a code', () => {
    const codes = services.flatMap((service) => Object.values(service.codes ?? {}));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it('what a call makes stale is declared', async () => {
    const declared = await declaredCalls();
    const ids = new Set(declared.map(({ id }) => id));
    expect(declared.flatMap(({ makesStale }) => makesStale).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('no call is declared twice', async () => {
    const ids = (await declaredCalls()).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('the walks of docs/ARCHITECTURE.md', () => {
  const text = readFileSync(path.join(root, 'docs/ARCHITECTURE.md'), 'utf8');
  const walks = [...text.matchAll(/^\*\*(.+?)\*\* \((\d+) files\)\.([^]*?)\n\n/gm)];

  it('are those of a token, an answer, a camera frame and others', () => {
    expect(walks.map(([, name]) => name)).toEqual(expect.arrayContaining(['A token', 'An answer', 'A camera frame']));
  });

  it.each(walks.map(([, name, count, way = '']) => [name, Number(count), way] as const))(
    '%s passes the %i files that it names',
    (_, count, way) => {
      const named = [...new Set([...way.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file))];
      expect(named.filter((name) => !product.some(({ file }) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
      expect(named).toHaveLength(count);
    },
  );
});

describe('sizes', () => {
  const sizes = product
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]?.lines ?? 0;

  it('the median file has at most 80 lines', () => expect(at(0.5)).toBeLessThanOrEqual(80));
  it('the 90th percentile has at most 200 lines', () => expect(at(0.9)).toBeLessThanOrEqual(200));
  it('no file has more than 400 lines', () => expect(sizes.filter(({ lines }) => lines > 400)).toEqual([]));
});

/** Every text written in a file, the fixed parts of templates included. */
function* textsIn(tree: unknown): Generator<string> {
  for (const node of nodesOf(tree)) {
    if (node['type'] === 'Literal' && typeof node['value'] === 'string') yield node['value'];
    if (node['type'] === 'TemplateElement' && isRecord(node['value'])) yield `${node['value']['cooked']}`;
  }
}

function* literalTexts(tree: unknown): Generator<string> {
  for (const node of nodesOf(tree)) {
    if (node['type'] === 'JSXText' && /\p{L}/u.test(`${node['value']}`)) yield `${node['value']}`.trim();
    if (node['type'] !== 'JSXAttribute' || !isRecord(node['name']) || !isRecord(node['value'])) continue;
    const name = `${node['name']['name']}`;
    const isText = /^(aria-label|title|placeholder|alt|label|hint|aria-description)$/.test(name);
    if (isText && node['value']['type'] === 'Literal' && /\p{L}/u.test(`${node['value']['value']}`))
      yield `${name}=${node['value']['value']}`;
  }
}

/** Keys with their texts; plural forms count as one key, since languages have different ones. */
function flatten(tree: unknown, prefix = ''): Map<string, string> {
  const keys = new Map<string, string>();
  for (const [name, value] of Object.entries(isRecord(tree) ? tree : {})) {
    const key = `${prefix}${name}`.replace(/_(zero|one|two|few|many|other)$/, '');
    if (isRecord(value)) for (const [inner, text] of flatten(value, `${prefix}${name}.`)) keys.set(inner, text);
    else keys.set(key, `${value}`);
  }
  return keys;
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<(\w+)>/g)]
    .map((match) => match[1] ?? `<${match[2]}>`)
    .filter((name, index, all) => all.indexOf(name) === index)
    .sort();
}
