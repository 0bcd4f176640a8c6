import * as z from 'zod/mini';
import type { Locale } from '#contract/ipc/locale.ts';

/** Under this key of its configuration a centre brings legal texts of its own, by name: HTML, or HTML by language. */
const ownTextsKey = 'lectern_legal_texts';

const texts = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]));

/** What the centre itself wrote; null: nothing, the client has a sample only. */
export function ownTextOf(options: Readonly<Record<string, string>>, name: string, locale: Locale): string | null {
  const read = z.safeParse(texts, parsed(options[ownTextsKey]));
  const text = read.success ? read.data[name] : undefined;
  const shown = typeof text === 'object' ? (text[locale] ?? Object.values(text)[0]) : text;
  return shown === undefined || shown.trim() === '' ? null : shown;
}

function parsed(value: string | undefined): unknown {
  try {
    return JSON.parse(value ?? 'null');
  } catch {
    return null; // No JSON: the centre wrote nothing that can be read.
  }
}
