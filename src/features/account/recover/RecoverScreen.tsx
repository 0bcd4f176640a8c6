import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountPaths } from '#contract/paths/account.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { useToast } from '#lib/toast.ts';
import { StepLine } from '#ui/StepLine.tsx';
import { AccountPage } from '../shared/AccountPage.tsx';
import { PageLink } from '../shared/PageLink.tsx';
import { signInDraftAtom } from '../shared/sign-in-form.ts';
import { withNews } from '../shared/sign-in-news.ts';
import { useFormStyles } from '../shared/use-form-styles.ts';
import { recoverDraftAtom, type VerifyValues } from './form.ts';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { VerifyStep } from './VerifyStep.tsx';

/** /forget: verifies the account, sets a new password, then opens the sign-in page with the account filled in. */
export function Component() {
  const styles = useFormStyles();
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const toast = useToast();
  const redirect = accountPaths.forget.read(useSearchParams()[0]).redirect;
  const { signedIn } = useAtomValue(sessionAtom);
  const setSignInDraft = useSetAtom(signInDraftAtom);
  const setDraft = useSetAtom(recoverDraftAtom);
  const [verified, setVerified] = useState<VerifyValues | null>(null);
  const finish = ({ account }: VerifyValues) => {
    setDraft('');
    setSignInDraft((draft) => ({ ...draft, method: 'password', account }));
    if (signedIn) toast('success', t('passwordChanged'));
    void navigate(accountPaths.login.to({ redirect }), { replace: true, state: withNews('passwordChanged') });
  };
  return (
    <AccountPage title={t('recover.title')} hint={t('recover.hint')}>
      <div className={styles.steps}>
        <StepLine
          label={t('recover.steps')}
          steps={[t('recover.prove'), t('recover.renew')]}
          current={verified === null ? 0 : 1}
        />
      </div>
      {verified === null ? (
        <VerifyStep onVerified={setVerified} />
      ) : (
        <NewPasswordStep verified={verified} onBack={() => setVerified(null)} onChanged={() => finish(verified)} />
      )}
      <div className={styles.links}>
        <PageLink path={accountPaths.login.to({ redirect })}>{t('toSignIn')}</PageLink>
      </div>
    </AccountPage>
  );
}
