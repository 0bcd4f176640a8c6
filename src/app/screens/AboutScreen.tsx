import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { tenantAtom } from '#domain/app-state.ts';
import { AboutPage } from '#features/home/page/language-pages/AboutPage.tsx';
import { useRoute } from '../routes/use-routes.ts';
import { HomeProviders } from './home/HomeProviders.tsx';
import { pageIdOf } from './home/page-id.ts';

/** /about-cn, -en, -fr: the about page of a language, with its configured blocks. */
export function Component() {
  const { pathname } = useLocation();
  const pageId = pageIdOf(pathname, useRoute(), useAtomValue(tenantAtom).options);
  return (
    <HomeProviders>
      <AboutPage key={pageId} pageId={pageId} />
    </HomeProviders>
  );
}
