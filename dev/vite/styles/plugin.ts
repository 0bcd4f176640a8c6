import type { Plugin } from 'vite';
import { compileStyles } from './compile.ts';
import { fluentLeftToRight } from './fluent.ts';

/**
 * Vite plugin: the styles of the client are computed by the build, so that a page loads no compiler of styles and starts
 * without running one. Those of Fluent are so already; the classes for languages from right to left go.
 */
export function compiledStyles(): Plugin {
  return {
    name: 'lectern-compiled-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(?:tsx?|js)$/, code: /\bmakeStyles\(|__styles\(|__resetStyles\(/ },
      async handler(code, id) {
        if (id.includes('/node_modules/')) return { code: fluentLeftToRight(code), map: null };
        const compiled = await compileStyles(id, code);
        return compiled === null ? null : { code: compiled, map: null };
      },
    },
  };
}
