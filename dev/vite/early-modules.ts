import type { HtmlTagDescriptor, Plugin } from 'vite';

interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  name?: string | undefined;
  isEntry?: boolean;
  imports?: readonly string[];
}

/** Files that every start needs beside the entry: what it imports, and the chunk of this name that it loads later. Throws when there is none. */
export function earlyModules(chunks: readonly Chunk[], later: string): string[] {
  const entry = chunks.find(({ isEntry, name }) => isEntry === true && name === 'index');
  const named = chunks.find(({ type, name }) => type === 'chunk' && name === later);
  if (!entry || !named)
    throw new Error(`The page cannot name its files: no chunk is called ${entry ? later : 'index'}.`);
  return [...new Set([...(entry.imports ?? []), named.fileName])];
}

/**
 * Vite plugin: the page names at once what its entry would ask for only after it was read and run. Vite's own way would
 * add a list of files to every dynamic import.
 */
export function earlyModulePreload(later: string): Plugin {
  return {
    name: 'lectern-early-modules',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        if (path !== '/index.html') return [];
        return earlyModules(Object.values(bundle ?? {}), later).map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}
