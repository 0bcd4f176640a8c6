import type { Locale } from '../../../../contract/ipc/locale.ts';
import { paths } from '../../../../contract/paths/paths.ts';
import { rowOf } from '../../../routes/route-lookup.ts';
import type { RouteRow } from '../../../routes/routes.ts';
import { plainEntry, type ShownEntry } from '../menu/entries.ts';

/** How pages per language end their address (001 §2). */
const endings: Readonly<Record<Locale, string>> = { 'zh-CN': 'cn', 'en-US': 'en', 'fr-FR': 'fr' };

/** Home, learning centre, exam, certificate, about us (001 §2); what this client has no screen for leads home. */
export function internationalEntries(locale: Locale, rows: readonly RouteRow[]): ShownEntry[] {
  const ending = endings[locale];
  const wanted = [
    ['intl.home', '/GlobalHome'],
    ['intl.learning', paths.learning()],
    ['intl.exam', paths.examList()],
    ['intl.certificate', `/certificate-${ending}`],
    ['intl.about', `/about-${ending}`],
  ] as const;
  return wanted.map(([title, path]) => ({
    ...plainEntry(rowOf(rows, path) ? path : paths.root(), null, title),
    key: title,
  }));
}
