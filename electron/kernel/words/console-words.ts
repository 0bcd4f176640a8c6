import { toLocale, type Locale } from '#contract/ipc/locale.ts';
import english from '#locales/en-US/site/console.json' with { type: 'json' };
import french from '#locales/fr-FR/site/console.json' with { type: 'json' };
import chinese from '#locales/zh-CN/site/console.json' with { type: 'json' };
import type { ReportWords } from '#rules/readiness/report.ts';
import { spokenTexts } from './spoken-texts.ts';

export type ConsoleWords = ReportWords & { locale: Locale };

/** What commands of the console say. */
export function consoleWords(locale: Locale): ConsoleWords {
  const texts = { 'zh-CN': chinese, 'en-US': english, 'fr-FR': french };
  return { ...spokenTexts(texts, locale, { seconds: true }), locale };
}

/** The language of the person at the console: as the command line says, else as their system does. */
export function consoleLocale(argv: readonly string[], systemLanguages: readonly string[]): Locale {
  const given = argv.findLast((one) => one.startsWith('--lang='))?.slice('--lang='.length);
  const known = [given, ...systemLanguages].map(toLocale).find((locale) => locale !== undefined);
  // A console without a language is that of a server, or of a script.
  return known ?? 'en-US';
}

/** What the system says of files, for which there are words: the texts `files`. */
const fileCodes = ['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'ENOSPC'];

/** Why a command could not work, for the person at the console. */
export function reasonTold(error: unknown, { say }: Pick<ConsoleWords, 'say'>): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const path = 'path' in error ? String(error.path) : null;
  // Of a folder that is read as a file, the system does not tell the name.
  return fileCodes.includes(code) && (path !== null || code === 'EISDIR')
    ? say(`files.${code}`, { path: path ?? '' })
    : error.message;
}
