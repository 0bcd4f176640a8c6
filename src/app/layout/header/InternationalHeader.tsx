import type { Locale } from '#contract/ipc/locale.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { homePaths, languagePaths } from '#contract/paths/home.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { sitePaths } from '#contract/paths/site.ts';
import { rowOf } from '../../routes/route-lookup.ts';
import type { RouteRow } from '../../routes/route-row.ts';
import { useRoutes } from '../../routes/use-routes.ts';
import { useLocale } from '../use-locale.ts';
import { CompactHeader } from './bar/CompactHeader.tsx';
import { plainEntry, type ShownEntry } from './menu/entries.ts';

/** The international header: five fixed entries, the language menu, account or sign-in (001 §2). */
export function InternationalHeader() {
  const screens = useRoutes();
  return <CompactHeader entries={internationalEntries(useLocale(), screens)} language />;
}

/** Home, learning centre, exam, certificate, about us (001 §2); entries without a screen lead home. */
function internationalEntries(locale: Locale, rows: readonly RouteRow[]): ShownEntry[] {
  const wanted = [
    ['intl.home', homePaths.global.to()],
    ['intl.learning', learningPaths.center.to()],
    ['intl.exam', examPaths.list.to()],
    ['intl.certificate', languagePaths.certificate[locale].to()],
    ['intl.about', languagePaths.about[locale].to()],
  ] as const;
  return wanted.map(([title, path]) => ({
    ...plainEntry(rowOf(rows, path) ? path : sitePaths.root.to(), null, title),
    key: title,
  }));
}
