import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Field, makeStyles, Spinner, Tab, TabList } from '@fluentui/react-components';
import { LockClosedRegular, MailRegular, PhoneRegular } from '@fluentui/react-icons';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountLogin } from '../../../api/account.ts';
import { useSend } from '../../../api/query.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { AgreementField } from './AgreementField.tsx';
import { CodeField } from './CodeField.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { draftOf, signInDraftAtom } from './draft.ts';
import { normalAccount, signInSchema, type SignInValues } from './form.ts';
import { FormInput } from '../../../ui/form/FormInput.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  tabs: { margin: '8px 0 0 -12px' },
  submit: { height: '44px' },
});

/** Phone or mail, with a code or a password (001 §1). */
export function SignInForm() {
  const styles = useStyles();
  const { t } = useTranslation('account');
  const signIn = useSend(accountLogin);
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
    return key === undefined ? undefined : t(`errors.${key}`);
  };
  const submit = handleSubmit((values) => {
    const name = normalAccount(values.account);
    signIn.mutate(
      values.method === 'code'
        ? { account: name, authCode: values.authCode.trim() }
        : { account: name, password: values.password },
    );
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TabList
        className={styles.tabs}
        selectedValue={method}
        onTabSelect={(_, { value }) => {
          setValue('method', value === 'password' ? 'password' : 'code');
          clearErrors();
        }}
      >
        <Tab value="code">{t('byCode')}</Tab>
        <Tab value="password">{t('byPassword')}</Tab>
      </TabList>
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
        <CodeField form={form} problem={problem('authCode')} />
      ) : (
        <Field label={t('password')} size="large" validationMessage={problem('password')}>
          <FormInput
            control={control}
            name="password"
            type="password"
            size="large"
            autoComplete="current-password"
            contentBefore={<LockClosedRegular />}
          />
        </Field>
      )}
      <AgreementField control={control} problem={problem('agreed')} />
      {signIn.error && <FormProblem text={refusalOf(signIn.error) ?? t('errors.notReached')} />}
      <Button
        className={styles.submit}
        type="submit"
        appearance="primary"
        size="large"
        disabledFocusable={signIn.isPending}
        icon={signIn.isPending ? <Spinner size="tiny" /> : undefined}
      >
        {t('signIn')}
      </Button>
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
