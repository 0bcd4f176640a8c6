import { useScreens } from '../../../routes/use-routes.ts';
import { useLocale } from '../../use-locale.ts';
import { OneBar } from '../bar/OneBar.tsx';
import { internationalEntries } from './entries.ts';

/** The international header: the same five places in every language, the language itself, sign-in or account (001 §2). */
export function InternationalHeader() {
  const screens = useScreens();
  return <OneBar entries={internationalEntries(useLocale(), screens)} language />;
}
