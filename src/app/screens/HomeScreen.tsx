import { Button } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { HomePage } from '../../features/home/page/HomePage.tsx';
import { sessionAtom, tenantAtom } from '../../domain/session/state.ts';
import { useRoute } from '../routes/use-routes.ts';
import { HomeProviders } from './home/HomeProviders.tsx';
import { pageIdOf, fallbackPathOf } from './home/page-id.ts';

/** All home routes (001 §2): the page whose id is the route's name. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { signedIn } = useAtomValue(sessionAtom);
  const pageId = pageIdOf(pathname, useRoute(), useAtomValue(tenantAtom).options);
  const fallbackAction = (
    <Button appearance="primary" onClick={() => void navigate(fallbackPathOf(signedIn))}>
      {t(signedIn ? 'empty.toExams' : 'signIn')}
    </Button>
  );
  return (
    <HomeProviders>
      <HomePage key={pageId} pageId={pageId} fallbackAction={fallbackAction} />
    </HomeProviders>
  );
}

export { HomeScreen as Component };
