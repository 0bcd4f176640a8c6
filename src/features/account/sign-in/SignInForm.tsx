import { zodResolver } from '@hookform/resolvers/zod';
import { Field, makeStyles } from '@fluentui/react-components';
import { MailRegular, PhoneRegular } from '@fluentui/react-icons';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { accountLogin } from '../../../contract/platform/account/account.ts';
import { useApiMutation } from '../../../api/query.ts';
import { isWarning, refusalOf } from '../../../api/refusal.ts';
import { normalAccount, normalCode } from '../../../domain/validation/patterns.ts';
import { accountPaths } from '../../../contract/paths/account.ts';
import { AgreementField } from '../shared/AgreementField.tsx';
import { PageLink } from '../shared/PageLink.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { signInSchema, type SignInValues, draftOf, signInDraftAtom } from '../shared/sign-in-form.ts';
import { useFormStyles } from '../shared/use-form-styles.ts';
import { SignInCode } from './SignInCode.tsx';
import { SimpleTabs } from '../../../ui/SimpleTabs.tsx';
import { FormInput } from '../../../ui/form/FormInput.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';

const useStyles = makeStyles({
  tabs: { margin: '8px 0 0 -12px' },
  submit: { height: '44px' },
  links: { display: 'flex', justifyContent: 'space-between', gap: '16px', marginTop: '-4px' },
});

/** The sign-in form: phone or email, with a code or a password (001 §1). */
export function SignInForm() {
  const styles = useStyles();
  const shared = useFormStyles();
  const { t } = useTranslation('account');
  const redirect = accountPaths.login.read(useSearchParams()[0]).redirect;
  const signIn = useApiMutation(accountLogin);
  const [draft, setDraft] = useAtom(signInDraftAtom);
  const form = useForm<SignInValues>({ defaultValues: draft, resolver: zodResolver(signInSchema) });
  const { subscribe, control, setValue, clearErrors, handleSubmit, formState } = form;
  const { method, account } = useWatch({ control, compute: ({ method, account }) => ({ method, account }) });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => setDraft(draftOf(values)) }),
    [subscribe, setDraft],
  );
  const problem = (name: keyof SignInValues) => {
    const key = formState.errors[name]?.message;
    return key === undefined ? undefined : t(key);
  };
  const submit = handleSubmit((values) => {
    const name = normalAccount(values.account);
    signIn.mutate(
      values.method === 'code'
        ? { account: name, authCode: normalCode(values.authCode) }
        : { account: name, password: values.password },
    );
  });
  return (
    <form className={shared.form} onSubmit={(event) => void submit(event)} noValidate>
      <SimpleTabs
        className={styles.tabs}
        tabs={[
          { value: 'code', text: t('byCode') },
          { value: 'password', text: t('byPassword') },
        ]}
        selected={method}
        onSelect={(value) => {
          setValue('method', value);
          clearErrors();
        }}
      />
      <Field label={t('account')} size="large" validationMessage={problem('account')}>
        <FormInput
          control={control}
          name="account"
          size="large"
          autoComplete="username"
          contentBefore={account.includes('@') ? <MailRegular /> : <PhoneRegular />}
        />
      </Field>
      {method === 'code' ? (
        <SignInCode form={form} problem={problem('authCode')} />
      ) : (
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          problem={problem('password')}
          autoComplete="current-password"
        />
      )}
      <AgreementField
        control={control}
        name="agreed"
        problem={problem('agreed')}
        textKey="agree"
        agreement={accountPaths.userAgreement.to()}
      />
      <SubmitButton className={styles.submit} size="large" busy={signIn.isPending}>
        {t('signIn')}
      </SubmitButton>
      {signIn.error && (
        <FormProblem text={refusalOf(signIn.error) ?? t('ui:problems.notReached')} warning={isWarning(signIn.error)} />
      )}
      <div className={styles.links}>
        <PageLink path={accountPaths.register.to({ redirect })}>{t('toRegister')}</PageLink>
        <PageLink path={accountPaths.forget.to({ redirect })}>{t('forgot')}</PageLink>
      </div>
      <DemoAccounts
        onPick={({ account, authCode }) => {
          setValue('method', 'code');
          setValue('account', account);
          setValue('authCode', authCode);
          setValue('agreed', true);
          clearErrors();
        }}
      />
    </form>
  );
}
