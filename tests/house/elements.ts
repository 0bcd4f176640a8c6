import { isRecord, isTest, nodesOf, sourcesBelow, treeOf } from './sources.ts';

/** Files of the page that draw something. */
export const screens = sourcesBelow('src').filter(({ file }) => file.endsWith('.tsx') && !isTest(file));

/** JSX elements below a node by name, in the order in which they are written. */
export function* elementsOf(tree: unknown): Generator<{ name: string; attributes: ReadonlyMap<string, unknown> }> {
  for (const node of nodesOf(tree)) {
    if (node['type'] !== 'JSXOpeningElement' || !isRecord(node['name'])) continue;
    const attributes = Array.isArray(node['attributes']) ? node['attributes'].filter(isRecord) : [];
    yield {
      name: `${node['name']['name']}`,
      attributes: new Map(
        attributes.flatMap(({ name, value }) =>
          isRecord(name) ? [[`${name['name']}`, isRecord(value) ? value['value'] : true] as const] : [],
        ),
      ),
    };
  }
}

/** Files that draw an element of this name. */
export const filesWith = (element: RegExp): string[] =>
  screens
    .filter((source) => [...elementsOf(treeOf(source))].some(({ name }) => element.test(name)))
    .map(({ file }) => file);
