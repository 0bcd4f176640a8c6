import type { Locale } from '#contract/ipc/locale.ts';
import type { ReportWords } from '#rules/readiness/report.ts';

/** The words of a slice of the page's texts, for a run without a page. `seconds`: times are told to the second. */
export function spokenTexts(
  texts: Readonly<Record<Locale, unknown>>,
  locale: Locale,
  { seconds = false }: { seconds?: boolean } = {},
): ReportWords {
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: seconds ? 'medium' : 'short' });
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
