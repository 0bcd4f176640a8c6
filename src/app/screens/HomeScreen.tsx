import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { tenantAtom } from '#domain/app-state.ts';
import { HomePage } from '#features/home/page/HomePage.tsx';
import { useRoute } from '../routes/use-routes.ts';
import { HomeProviders } from './home/HomeProviders.tsx';
import { pageIdOf } from './home/page-id.ts';

/** All home routes (001 §2): the page whose id is the route's name. */
export function HomeScreen() {
  const { pathname } = useLocation();
  const pageId = pageIdOf(pathname, useRoute(), useAtomValue(tenantAtom).options);
  return (
    <HomeProviders>
      <HomePage key={pageId} pageId={pageId} name={pathname.replace(/^\/+|\/+$/g, '')} />
    </HomeProviders>
  );
}

export { HomeScreen as Component };
