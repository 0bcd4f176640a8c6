import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountPaths } from '../../../contract/paths/account.ts';
import { sessionAtom } from '../../../domain/session/state.ts';
import { useToast } from '../../../lib/toast.ts';
import { StepLine } from '../../../ui/StepLine.tsx';
import { AccountPage } from '../shared/AccountPage.tsx';
import { useFormStyles } from '../shared/form-styles.ts';
import { PageLink } from '../shared/PageLink.tsx';
import { signInDraftAtom } from '../shared/sign-in-draft.ts';
import { passwordChanged } from '../shared/recovered.ts';
import { recoverDraftAtom, type ProveValues } from './form.ts';
import { ProveStep } from './ProveStep.tsx';
import { RenewStep } from './RenewStep.tsx';

/** /forget: who are you, then a new password. Afterwards the sign-in page, the account filled in. */
export function Component() {
  const styles = useFormStyles();
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const toast = useToast();
  const redirect = accountPaths.forget.read(useSearchParams()[0]).redirect;
  const { signedIn } = useAtomValue(sessionAtom);
  const fillSignIn = useSetAtom(signInDraftAtom);
  const forgetDraft = useSetAtom(recoverDraftAtom);
  const [proved, setProved] = useState<ProveValues | null>(null);
  const changed = ({ account }: ProveValues) => {
    forgetDraft('');
    fillSignIn((draft) => ({ ...draft, method: 'password', account }));
    if (signedIn) toast('success', t('passwordChanged'));
    void navigate(accountPaths.login.to({ redirect }), { replace: true, state: passwordChanged });
  };
  return (
    <AccountPage title={t('recover.title')} hint={t('recover.hint')}>
      <div className={styles.steps}>
        <StepLine
          label={t('recover.steps')}
          steps={[t('recover.prove'), t('recover.renew')]}
          current={proved === null ? 0 : 1}
        />
      </div>
      {proved === null ? (
        <ProveStep onProved={setProved} />
      ) : (
        <RenewStep proved={proved} onBack={() => setProved(null)} onChanged={() => changed(proved)} />
      )}
      <div className={styles.links}>
        <PageLink path={accountPaths.login.to({ redirect })}>{t('toSignIn')}</PageLink>
      </div>
    </AccountPage>
  );
}
