import path from 'node:path';
import type { Vite } from 'vitest/node';
import { findPlace, readPlace, type Found, type Place } from './at.ts';

/** Names the place to break, in the notation of tests/spec/rules.json. */
export const breakVariable = 'LECTERN_BREAK';

const helper = path.resolve(import.meta.dirname, 'broken.ts');

/** Breaks one declaration as its module loads, when the environment names one; the tree stays as it is. */
export function breaking(root: string): Vite.Plugin {
  const brokenHere = (id: string): Place | null => {
    const at = process.env[breakVariable];
    if (!at) return null;
    const place = readPlace(at);
    return id.split('?')[0] === path.join(root, place.file) ? place : null;
  };
  return {
    name: 'lectern-break',
    enforce: 'pre',
    // A broken module must not come from the cache of modules, nor stay in it.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (brokenHere(id) ? false : undefined)),
    transform(code, id) {
      const place = brokenHere(id);
      return place && { code: breakIn(place, code), map: null };
    },
  };
}

/** The text of a file with one of its declarations broken. */
export function breakIn(place: Place, text: string): string {
  const found = findPlace(place, text);
  const source = (span: { start: number; end: number }) => text.slice(span.start, span.end);
  const before = text.slice(0, found.statement.start);
  const after = text.slice(found.statement.end);
  if (place.swap)
    return `${before}${source(found.statement).replace(place.swap.from, () => place.swap?.to ?? '')}${after}`;
  const body = found.kind === 'const' ? brokenConst(place, found, text) : brokenDeclaration(place, found, text);
  return `import { broken as __broken, brokenAt as __brokenAt } from ${JSON.stringify(helper)};${before}${body}${after}`;
}

function brokenConst({ keys }: Place, { statement, value, answersNothing }: Found, text: string): string {
  if (!value) throw new Error('a const without a value');
  const whole = text.slice(value.start, value.end);
  const changed = answersNothing ? '(() => undefined)' : `__brokenAt((${whole}), ${JSON.stringify(keys)})`;
  return `${text.slice(statement.start, value.start)}${changed}${text.slice(value.end, statement.end)}`;
}

function brokenDeclaration(place: Place, found: Found, text: string): string {
  const { kind, statement, inner, id, answersNothing } = found;
  const { name, keys } = place;
  if (kind === 'class') {
    const method = JSON.stringify(keys[0] ?? '');
    const broken = `${name}.prototype[${method}] = __broken(${name}.prototype[${method}]);`;
    return `${text.slice(statement.start, statement.end)}\n${broken}`;
  }
  const original = `${text.slice(inner.start, id.start)}__whole_${name}${text.slice(id.end, inner.end)}`;
  const answer = answersNothing ? '' : `return __broken(__whole_${name}).apply(this, args);`;
  const exported = statement.start === inner.start ? '' : 'export ';
  const async = /^async\b/.test(text.slice(inner.start)) && answersNothing ? 'async ' : '';
  return `${original}\n${exported}${async}function ${name}(...args) { ${answer} }`;
}
