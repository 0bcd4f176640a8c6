import { Button, Field, makeStyles, Spinner } from '@fluentui/react-components';
import { useState, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { isWarning, refusalOf } from '#api/refusal.ts';
import { accountDestory } from '#contract/platform/account/security.ts';
import { FormCodeField } from '#domain/verification-code/FormCodeField.tsx';
import { useToast } from '#lib/toast.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { FormInput } from '#ui/form/FormInput.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { codeError } from '../../shared/code-error.ts';
import { succeeded } from '../../shared/succeeded.ts';
import { ChannelField } from '../ChannelField.tsx';
import { confirmationOf, isConfirmed, channelsOf, type Contacts, type ContactKind } from '../rules.ts';
import { useSelfVerification } from '../use-self-verification.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '8px' },
});

/** The last step: a code and a typed confirmation. Enter does not submit. */
export function ConfirmCloseForm({ contacts, onCancel }: { contacts: Contacts; onCancel: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const [channel, setChannel] = useState(channelsOf(contacts)[0] ?? 'phone');
  const account = useCloseAccount(channel);
  const { control, formState, handleSubmit, setError, setFocus } = useForm({
    defaultValues: { authCode: '', confirmation: '' },
  });
  const { by, shown } = confirmationOf(contacts);
  const sendCode = async () => {
    if (!(await account.send())) return null;
    setFocus('authCode');
    return contacts[channel];
  };
  const close = handleSubmit(async ({ authCode, confirmation }) => {
    const wrong = codeError(authCode);
    if (!isConfirmed(contacts, confirmation))
      setError('confirmation', { message: t('close.wordWrong') }, { shouldFocus: true });
    else if (wrong !== null) setError('authCode', { message: wrong }, { shouldFocus: true });
    else await account.close(authCode);
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <ChannelField contacts={contacts} channel={channel} onChange={setChannel} />
      <FormCodeField
        key={channel}
        control={control}
        name="authCode"
        purpose={`self-${channel}`}
        size="medium"
        onSend={sendCode}
      />
      <Field
        label={t(by === 'phone' ? 'close.wordPhone' : 'close.wordMail', { value: shown })}
        validationMessage={formState.errors.confirmation?.message}
      >
        <FormInput
          control={control}
          name="confirmation"
          autoComplete="off"
          inputMode={by === 'phone' ? 'numeric' : 'email'}
        />
      </Field>
      {account.error && (
        <FormProblem
          text={refusalOf(account.error) ?? t('ui:problems.notReached')}
          warning={isWarning(account.error)}
        />
      )}
      <DialogFoot>
        <Button size="large" appearance="primary" onClick={onCancel}>
          {t('close.keep')}
        </Button>
        <Button
          size="large"
          disabledFocusable={account.closing}
          icon={account.closing ? <Spinner size="tiny" /> : undefined}
          onClick={() => void close()}
        >
          {t('close.confirm')}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Verifies the learner, then closes the account, which also ends the session. */
function useCloseAccount(channel: ContactKind) {
  const { t } = useTranslation('security');
  const toast = useToast();
  const verification = useSelfVerification(channel);
  const end = useApiMutation(accountDestory);
  // A code is valid once: if only the closing failed, a retry must not submit it again.
  const verified = useRef(false);
  const close = async (code: string) => {
    if (!verified.current) verified.current = await verification.check(code);
    if (verified.current && (await succeeded(end.mutateAsync({})))) toast('success', t('close.done'));
  };
  return {
    send: verification.send,
    close,
    closing: verification.checking || end.isPending,
    error: end.error ?? verification.error,
  };
}
