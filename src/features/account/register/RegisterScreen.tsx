import { PersonRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountPaths } from '#contract/paths/account.ts';
import { sessionAtom } from '#domain/session/state.ts';
import { Banner } from '#ui/Banner.tsx';
import { AccountPage } from '../shared/AccountPage.tsx';
import { PageLink } from '../shared/PageLink.tsx';
import { useFormStyles } from '../shared/use-form-styles.ts';
import { emptyRegistration, registerDraftAtom } from './form.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** /register: creates an account, which is signed in at once; the sign-in page continues with the branch. */
export function Component() {
  const styles = useFormStyles();
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const redirect = accountPaths.register.read(useSearchParams()[0]).redirect;
  const session = useAtomValue(sessionAtom);
  const [signedIn] = useState(session.signedIn);
  const setDraft = useSetAtom(registerDraftAtom);
  const above = signedIn && (
    <Banner appearance="plain" icon={<PersonRegular fontSize={20} />} title={t('register.signedIn')}>
      {t('register.signedInText')}
    </Banner>
  );
  return (
    <AccountPage title={t('register.title')} hint={t('register.hint')} above={above}>
      <RegisterForm
        onRegistered={() => {
          setDraft(emptyRegistration);
          void navigate(accountPaths.login.to({ redirect }), { replace: true });
        }}
      />
      <p className={styles.other}>
        {t('register.have')} <PageLink path={accountPaths.login.to({ redirect })}>{t('toSignIn')}</PageLink>
      </p>
    </AccountPage>
  );
}
