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

/** conf checks values against a JSON schema; the settings give it none, and check what they read themselves. */
const noSchemas = `export class Ajv2020 { constructor() { throw new Error('No JSON schema is built in.'); } } export default {};`;
const unchecked = '\0unchecked';

/** What stands in for a module. */
const standIns: ReadonlyMap<string, string> = new Map([
  [mirroring, unmirrored],
  [unchecked, noSchemas],
]);

/** Vite plugin: packages without what a build of this client never runs. */
export function leanPackages(): Plugin {
  return {
    name: 'lectern-lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$|^rtl-css-js\/core$|^ajv\/dist\/2020\.js$|^ajv-formats$/ },
      handler(id) {
        const build = routerBuilds[id];
        if (build !== undefined) return path.join(routerFolder(), build);
        return id.startsWith('ajv') ? unchecked : mirroring;
      },
    },
    load: { filter: { id: new RegExp(`^(?:${mirroring}|${unchecked})$`) }, handler: (id) => standIns.get(id) },
    transform: {
      filter: { id: /react-router\/dist/ },
      handler: (code) => ({ code: droppable(code), map: null }),
    },
  };
}
