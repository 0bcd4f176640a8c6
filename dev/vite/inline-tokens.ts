import type { Plugin } from 'vite';

const importsTokens = /import\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*['"]@fluentui\/[\w-]+['"]/;
// Not in the name of a file.
const token = /(?<![\w./-])tokens\.(\w+)/g;

/** `tokens.colorBrandStroke1` as the text that it is: `'var(--colorBrandStroke1)'`. */
export function inlineTokens(code: string): string {
  return importsTokens.test(code) ? code.replace(token, "'var(--$1)'") : code;
}

/** Vite plugin: Fluent's table of 450 token names does not load, since each name says what it stands for. */
export function inlinedTokens(): Plugin {
  return {
    name: 'lectern-inlined-tokens',
    apply: 'build',
    transform: { filter: { code: 'tokens.' }, handler: (code) => ({ code: inlineTokens(code), map: null }) },
  };
}
