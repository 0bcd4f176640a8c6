import { CheckmarkCircleRegular, PersonRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountPaths } from '#contract/paths/account.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { Banner } from '#ui/Banner.tsx';
import { AccountPage } from '../shared/AccountPage.tsx';
import { PageLink } from '../shared/PageLink.tsx';
import { signInDraftAtom } from '../shared/sign-in-form.ts';
import { withNews } from '../shared/sign-in-news.ts';
import { useFormStyles } from '../shared/use-form-styles.ts';
import { emptyRegistration, registerDraftAtom } from './form.ts';
import { RegisterForm } from './RegisterForm.tsx';

/**
 * /register: creates an account. Where the platform signs it in at once, the sign-in page continues with the branch; else
 * the learner signs in there, and who is signed in with another account stays so, and is told.
 */
export function Component() {
  const styles = useFormStyles();
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const redirect = accountPaths.register.read(useSearchParams()[0]).redirect;
  const session = useAtomValue(sessionAtom);
  const [before] = useState(session);
  const [done, setDone] = useState(false);
  const setDraft = useSetAtom(registerDraftAtom);
  const setSignInDraft = useSetAtom(signInDraftAtom);
  const finish = async (account: string) => {
    const now = await ask(desktop.session.current());
    setDraft(emptyRegistration);
    if (before.signedIn && now.signedIn && now.accountId === before.accountId) return setDone(true);
    if (!now.signedIn) setSignInDraft((draft) => ({ ...draft, method: 'password', account }));
    void navigate(accountPaths.login.to({ redirect }), { replace: true, state: withNews('registered') });
  };
  const above = done ? (
    <Banner appearance="good" icon={<CheckmarkCircleRegular fontSize={20} />} title={t('register.done')}>
      {t('register.doneText')}
    </Banner>
  ) : (
    before.signedIn && (
      <Banner appearance="plain" icon={<PersonRegular fontSize={20} />} title={t('register.signedIn')}>
        {t('register.signedInText')}
      </Banner>
    )
  );
  return (
    <AccountPage title={t('register.title')} hint={t('register.hint')} step={done ? 'done' : 'form'} above={above}>
      {!done && <RegisterForm onRegistered={(account) => void finish(account)} />}
      <p className={styles.other}>
        {t('register.have')} <PageLink path={accountPaths.login.to({ redirect })}>{t('toSignIn')}</PageLink>
      </p>
    </AccountPage>
  );
}
