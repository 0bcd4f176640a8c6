import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes/routes.ts';
import { services } from '#dev/platform/services.ts';
import { allPaths } from './house/all-paths.ts';
import { circlesIn } from './house/circles.ts';
import { crumbsIn, fewLines } from './house/crumbs.ts';
import { declaredCalls } from './house/declared-calls.ts';
import { smallFiles } from './house/small-files.ts';
import { importsOf, isRecord, isTest, nodesOf, root, sourcesBelow, treeOf } from './house/sources.ts';
import { loadedBefore } from './house/start.ts';
import { roomOfMain, zoneOf } from './house/zones.ts';

const inRooms = ['electron', 'src', 'dev'].flatMap(sourcesBelow);
const product = inRooms.filter(({ file }) => !isTest(file));

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

  it('another room is named by its own name, not by a climb of folders', () => {
    // The host's fixture is a package of its own, which the names of ours do not reach.
    const climbs = [...product, ...sourcesBelow('tests')]
      .filter(({ file }) => !file.startsWith('tests/host/fixture/'))
      .filter(({ text }) => /(?:from|import\()\s*'(?:\.\.\/){3}/.test(text));
    expect(climbs.map(({ file }) => file)).toEqual([]);
  });

  it('no file leads back to itself, not even by a type', () => {
    expect(circlesIn(new Map(product.map((source) => [source.file, importsOf(source)])))).toEqual([]);
  });

  it('every file of main lies in a layer', () => {
    const loose = product
      .filter(({ file }) => file.startsWith('electron/') && !file.includes('/testing/'))
      .filter(({ file }) => !zoneOf(file)?.name.startsWith('layer '));
    expect(loose.map(({ file }) => file)).toEqual(['electron/main.ts', 'electron/preload.ts']);
  });

  /** What each room imports from others. */
  const arrowsBetween = (roomOf: (file: string) => string | null) => {
    const arrows = new Map<string, string[]>();
    for (const source of product) {
      const from = roomOf(source.file);
      if (from === null) continue;
      const others = importsOf(source).flatMap((target) => roomOf(target) ?? []);
      arrows.set(from, [...new Set([...(arrows.get(from) ?? []), ...others.filter((to) => to !== from)])]);
    }
    return arrows;
  };

  it('no room of main leads back to itself by others', () => {
    expect(circlesIn(arrowsBetween(roomOfMain))).toEqual([]);
  });

  it('main, page and tools lie above each other', () => {
    const arrows = arrowsBetween((file) => /^(?:electron|src|dev)(?=\/)/.exec(file)?.[0] ?? null);
    expect(circlesIn(arrows)).toEqual([]);
    expect(arrows.get('src')).toEqual([]);
  });

  const onlyIn = (what: RegExp, where: RegExp) =>
    product
      .filter((source) => !where.test(source.file) && importsOf(source).some((name) => what.test(name)))
      .map(({ file }) => file);

  it.each([
    ['react and fluent outside the main process', /^(react|@fluentui\/)/, /^src\//],
    ['electron-store', /^electron-store$/, /^electron\/storage\/settings\//],
    ['dompurify', /^dompurify$/, /^src\/ui\//],
    ['ky', /^ky$/, /^src\/api\//],
  ])('%s is imported in its own place only', (_, what, where) => {
    expect(onlyIn(what, where)).toEqual([]);
  });

  it('the page imports neither Node nor Electron', () => {
    const breaches = product
      .filter(({ file }) => file.startsWith('src/'))
      .filter((source) => importsOf(source).some((name) => name === 'electron' || name.startsWith('node:')));
    expect(breaches.map(({ file }) => file)).toEqual([]);
  });

  it('main starts without the check of the platform, which hardly any run makes', () => {
    const check = 'electron/tools/platform-check/check-platform.ts';
    const loaded = loadedBefore('electron/main.ts', product);
    expect(loaded).toContain('electron/tools/platform-check/check-service.ts');
    expect(loaded).not.toContain(check);
    // The rule sees one import that does not wait, wherever the start comes by.
    const core = 'electron/app/core.ts';
    const impatient = product.map(({ file, text }) =>
      file === core
        ? { file, text: `import '#electron/tools/platform-check/check-platform.ts';\n${text}` }
        : { file, text },
    );
    expect(loadedBefore('electron/main.ts', impatient)).toContain(check);
  });

  it('raw IPC is touched in two files only', () => {
    const raw = product.filter(
      ({ file, text }) => file.startsWith('electron/') && /\b(ipcMain|ipcRenderer)\b/.test(text),
    );
    expect(raw.map(({ file }) => file).sort()).toEqual(['electron/app/ipc/register.ts', 'electron/preload.ts']);
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

describe('sizes', () => {
  it('no file has more than 400 lines', () => {
    const sizes = product.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }));
    expect(sizes.filter(({ lines }) => lines > 400)).toEqual([]);
  });

  const crumbs = crumbsIn(inRooms);
  const isListed = (file: string, name: string) => {
    const [room = '', end = ''] = name.split('...');
    return name.includes('...') ? file.startsWith(room) && file.endsWith(end) : file === name;
  };

  it('a small file lives in its only reader, unless it stands in tests/house/small-files.ts', () => {
    const names = Object.keys(smallFiles);
    expect(crumbs.filter(({ file }) => !names.some((name) => isListed(file, name)))).toEqual([]);
  });

  it('that list names only what is one', () => {
    const stale = Object.keys(smallFiles).filter((name) => !crumbs.some(({ file }) => isListed(file, name)));
    expect(stale).toEqual([]);
  });

  it('what loads apart, has a test of its own or several readers is no crumb', () => {
    const file = (name: string, text: string) => ({ file: `src/ui/${name}`, text });
    const few = 'export const few = 1;\n';
    const reader = file(
      'reader.ts',
      "import './small.ts';\nimport './tested.ts';\nimport './shared.ts';\nimport './long.ts';\nexport const apart = () => import('./apart.ts');\n",
    );
    const all = [
      ...['small.ts', 'tested.ts', 'tested.test.ts', 'shared.ts', 'apart.ts', 'unread.ts'].map((name) =>
        file(name, few),
      ),
      file('long.ts', few.repeat(fewLines + 1)),
      file('other.ts', "import './shared.ts';\n"),
      reader,
    ];
    expect(crumbsIn(all)).toEqual([{ file: 'src/ui/small.ts', reader: 'src/ui/reader.ts' }]);
  });
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
