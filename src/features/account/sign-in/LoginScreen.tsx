import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { appInfoAtom, sessionAtom } from '#domain/app-state.ts';
import { usePendingAttempts } from '#domain/attempts/use-pending-attempts.ts';
import { usePainted } from '#lib/use-painted.ts';
import { Banner } from '#ui/Banner.tsx';
import { AccountPage } from '../shared/AccountPage.tsx';
import { newsIn } from '../shared/sign-in-news.ts';
import { SignInForm } from './SignInForm.tsx';

// Needed only with papers that are still open, after the sign-in, or with the embedded platform.
const PendingBanners = lazy(async () => ({ default: (await import('./PendingBanners.tsx')).PendingBanners }));
const EnterStep = lazy(async () => ({ default: (await import('./EnterStep.tsx')).EnterStep }));
const DemoTenants = lazy(async () => ({ default: (await import('./DemoTenants.tsx')).DemoTenants }));

/** /login: sign-in, then the branch. The guard redirects afterwards. */
export function Component() {
  const { t } = useTranslation('account');
  const { signedIn } = useAtomValue(sessionAtom);
  const { embedded } = useAtomValue(appInfoAtom);
  const { state } = useLocation();
  const news = newsIn(state);
  const painted = usePainted();
  const attempts = usePendingAttempts();
  const above = (
    <>
      <Suspense>{attempts.length > 0 && <PendingBanners attempts={attempts} />}</Suspense>
      {news !== null && !signedIn && (
        <Banner appearance="good" icon={<CheckmarkCircleRegular fontSize={20} />} title={t(news)}>
          {t(`${news}Text`)}
        </Banner>
      )}
    </>
  );
  return (
    <AccountPage title={t('title')} hint={t('hint')} above={above}>
      {!signedIn && <SignInForm />}
      <Suspense>
        {signedIn && <EnterStep />}
        {!signedIn && embedded && painted && <DemoTenants />}
      </Suspense>
    </AccountPage>
  );
}
