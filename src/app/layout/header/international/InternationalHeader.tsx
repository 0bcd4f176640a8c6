import { routes } from '../../../routes/routes.ts';
import { useLocale } from '../../use-locale.ts';
import { OneBar } from '../bar/OneBar.tsx';
import { internationalEntries } from './entries.ts';

/** The international header: the same five places in every language, the language itself, sign-in or account (001 §2). */
export function InternationalHeader() {
  return <OneBar entries={internationalEntries(useLocale(), routes)} language />;
}
