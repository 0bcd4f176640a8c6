import english from '../../locales/en-US/site/readiness.json';
import french from '../../locales/fr-FR/site/readiness.json';
import chinese from '../../locales/zh-CN/site/readiness.json';
import type { Locale } from '../../src/contract/ipc/locale.ts';
import type { ReportWords } from '../../src/contract/readiness/report.ts';

const texts: Readonly<Record<Locale, unknown>> = { 'zh-CN': chinese, 'en-US': english, 'fr-FR': french };

/** The words of the readiness page, for a run without one. */
export function reportWords(locale: Locale): ReportWords {
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    say: (key, values = {}) =>
      textAt(texts[locale], key.split('.')).replaceAll(
        /\{\{(\w+)\}\}/g,
        (whole, name: string) => values[name] ?? whole,
      ),
    time: (at) => times.format(at),
    number: (value) => numbers.format(value),
  };
}

/** The text at a place of the tree; a key that is not there tells itself. */
function textAt(tree: unknown, [name = '', ...rest]: readonly string[]): string {
  const next: unknown = typeof tree === 'object' && tree !== null ? Reflect.get(tree, name) : undefined;
  if (rest.length > 0) return textAt(next, rest);
  return typeof next === 'string' ? next : name;
}
