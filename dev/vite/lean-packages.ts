import { findPackageJSON } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const routerBuilds: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

function routerFolder(): string {
  const file = findPackageJSON('react-router', import.meta.url);
  if (!file) throw new Error('The package react-router is not installed.');
  return path.join(path.dirname(file), 'dist/production');
}

/** A component is kept when it gets a name for the devtools or is made by a call, even when nobody uses it: neither has another effect. */
export function droppable(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(React\w*\.)/gm, '$1/* @__PURE__ */ $2');
}

/** The client writes from left to right in all its languages, so no style is ever mirrored. */
const unmirrored = `export const convert = (style) => style; export const convertProperty = (key, value) => ({ key, value });`;
const mirroring = '\0unmirrored';

/** Vite plugin: packages without what a build of this client never runs. */
export function leanPackages(): Plugin {
  return {
    name: 'lectern-lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$|^rtl-css-js\/core$/ },
      handler(id) {
        const build = routerBuilds[id];
        return build === undefined ? mirroring : path.join(routerFolder(), build);
      },
    },
    load: { filter: { id: new RegExp(`^${mirroring}$`) }, handler: () => unmirrored },
    transform: {
      filter: { id: /react-router\/dist/ },
      handler: (code) => ({ code: droppable(code), map: null }),
    },
  };
}
