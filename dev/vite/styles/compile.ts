import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { resolveStyleRulesForSlots } from '@griffel/core';
import { transformWithOxc } from 'vite';
import { readStyleSource, type StyleSource } from './declarations.ts';
import { leftToRight } from './left-to-right.ts';

const fluent = '@fluentui/react-components';

// Tokens are named by what they stand for, so Fluent itself is loaded only for the helpers of some styles.
const tokensStub = `const tokens = new Proxy({}, { get: (_, name) => 'var(--' + name + ')' });`;
const stubbed = new Set(['tokens', 'makeStyles']);

function importLine(file: string, module: string, names: readonly string[]): string {
  const list = `import { ${names.join(', ')} } from `;
  if (module === fluent) return `${list}${JSON.stringify(import.meta.resolve(fluent))};`;
  if (/^[.#]/.test(module) && module.endsWith('.ts')) {
    return `${list}${JSON.stringify(pathToFileURL(createRequire(file).resolve(module)).href)};`;
  }
  throw new Error(
    `${file}: styles need ${names.join(', ')} of ${module}, which only a page can load; move it to a .ts file.`,
  );
}

/** The module that gives the arguments of all calls. */
function argumentsModule(file: string, { imports, declarations, calls }: StyleSource): string {
  const lines = [...imports].flatMap(([module, names]) => {
    const needed = module === fluent ? names.filter((name) => !stubbed.has(name)) : names;
    return needed.length > 0 ? [importLine(file, module, needed)] : [];
  });
  const values = calls.map(({ argument }) => argument).join(',\n');
  return [...lines, tokensStub, ...declarations, `export const styles = [${values}];`].join('\n');
}

/** A file with the styles of its `makeStyles` computed; null: it has none. Throws when they need what only a page has. */
export async function compileStyles(file: string, code: string): Promise<string | null> {
  const source = readStyleSource(file, code);
  if (!source) return null;
  const { code: text } = await transformWithOxc(argumentsModule(file, source), 'styles.ts');
  const { styles } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
  let compiled = code;
  for (const [index, { start, end }] of [...source.calls.entries()].toReversed()) {
    const [classes, rules] = leftToRight(...resolveStyleRulesForSlots(styles[index]));
    const call = `__styles(${JSON.stringify(classes)}, ${JSON.stringify(rules)})`;
    compiled = compiled.slice(0, start) + call + compiled.slice(end);
  }
  return `import { __styles } from '${fluent}';\n${compiled}`;
}
