import { readdirSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const icons = '@fluentui/react-icons';
const importsOfIcons = /import\s*\{([^}]*)\}\s*from\s*['"]@fluentui\/react-icons['"];?/g;

/** The modules of single icons: 'add' holds every size and style of that icon. */
function iconModules(): Set<string> {
  const file = findPackageJSON(icons, import.meta.url);
  if (!file) throw new Error(`The package ${icons} is not installed.`);
  const names = readdirSync(path.join(path.dirname(file), 'lib/atoms/svg'));
  return new Set(names.filter((name) => name.endsWith('.js')).map((name) => name.slice(0, -'.js'.length)));
}

/** `ChevronDown12Regular` lies in `chevron-down`; null: it is no icon. */
function moduleOf(name: string, modules: ReadonlySet<string>): string | null {
  const base = /^(\w+?)(?:\d{2})?(?:Regular|Filled|Light|Color)$/.exec(name)?.[1];
  const module = base?.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
  return module !== undefined && modules.has(module) ? module : null;
}

/** An import of several icons as imports of one icon each; names of other things stay with the package. */
export function splitIconImports(code: string, modules: ReadonlySet<string>): string {
  return code.replace(importsOfIcons, (_, list: string) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const module = moduleOf(name.split(/\s+as\s+/)[0] ?? name, modules);
        return `import { ${name} } from '${icons}${module === null ? '' : `/svg/${module}`}';`;
      })
      .join(' '),
  );
}

/**
 * Vite plugin: each icon is a module of its own. The package has its icons in 30 large ones, and a module is never split:
 * the first route would load every icon of every screen that happens to lie in the same one.
 */
export function singleIcons(): Plugin {
  const modules = iconModules();
  return {
    name: 'lectern-single-icons',
    apply: 'build',
    transform: {
      filter: { code: icons },
      handler: (code) => ({ code: splitIconImports(code, modules), map: null }),
    },
  };
}
