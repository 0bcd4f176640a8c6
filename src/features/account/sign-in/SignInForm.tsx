import { Field, Input, makeStyles } from '@fluentui/react-components';
import { MailRegular, PhoneRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApiMutation } from '#api/query.ts';
import { isWarning, refusalOf } from '#api/refusal.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { accountLogin } from '#contract/platform/account/account.ts';
import { normalAccount, normalCode } from '#domain/validation/patterns.ts';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { SimpleTabs } from '#ui/SimpleTabs.tsx';
import { AgreementField } from '../shared/AgreementField.tsx';
import { PageLink } from '../shared/PageLink.tsx';
import type { SignInField } from '../shared/sign-in-form.ts';
import { useFormStyles } from '../shared/use-form-styles.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { SignInCode } from './SignInCode.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

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
  const form = useSignInForm();
  const { method } = form.values;
  const account = form.bind('account');
  const problem = (name: SignInField) => {
    const key = form.problems[name];
    return key === undefined ? undefined : t(key);
  };
  const submit = () =>
    form.submit((values) => {
      const name = normalAccount(values.account);
      signIn.mutate(
        values.method === 'code'
          ? { account: name, authCode: normalCode(values.authCode) }
          : { account: name, password: values.password },
      );
    });
  return (
    <form
      className={shared.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <SimpleTabs
        className={styles.tabs}
        tabs={[
          { value: 'code', text: t('byCode') },
          { value: 'password', text: t('byPassword') },
        ]}
        selected={method}
        onSelect={(value) => form.put({ method: value })}
      />
      <Field label={t('account')} size="large" validationMessage={problem('account')}>
        <Input
          {...account}
          onChange={(_, { value }) => account.onChange(value)}
          size="large"
          autoComplete="username"
          contentBefore={account.value.includes('@') ? <MailRegular /> : <PhoneRegular />}
        />
      </Field>
      {method === 'code' ? (
        <SignInCode form={form} problem={problem('authCode')} />
      ) : (
        <PasswordField
          field={form.bind('password')}
          label={t('password')}
          problem={problem('password')}
          autoComplete="current-password"
        />
      )}
      <AgreementField field={form.bind('agreed')} problem={problem('agreed')} to="agreement" />
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
      <DemoAccounts onPick={({ account, authCode }) => form.put({ method: 'code', account, authCode, agreed: true })} />
    </form>
  );
}
