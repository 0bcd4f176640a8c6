import { Spinner } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { sessionAtom } from '../../../domain/session/state.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { AccountPage } from '../shared/AccountPage.tsx';
import { BranchStep } from './BranchStep.tsx';
import { DemoTenants } from './DemoTenants.tsx';
import { PendingBanners } from './PendingBanners.tsx';
import { isPasswordChanged } from '../shared/password-changed.ts';
import { SignInForm } from './SignInForm.tsx';

/** /login: sign-in, then the branch. The guard redirects afterwards. */
export function Component() {
  const { t } = useTranslation('account');
  const { signedIn, branch } = useAtomValue(sessionAtom);
  const { state } = useLocation();
  const above = (
    <>
      <PendingBanners />
      {isPasswordChanged(state) && !signedIn && (
        <Banner appearance="good" icon={<CheckmarkCircleRegular fontSize={20} />} title={t('passwordChanged')}>
          {t('passwordChangedText')}
        </Banner>
      )}
    </>
  );
  return (
    <AccountPage title={t('title')} hint={t('hint')} above={above}>
      {signedIn && branch === null && <BranchStep />}
      {signedIn && branch !== null && <Spinner label={t('entering')} />}
      {!signedIn && <SignInForm />}
      {!signedIn && <DemoTenants />}
    </AccountPage>
  );
}
