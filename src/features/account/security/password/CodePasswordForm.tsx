import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import {
  accountChangePasswordByMailAuthCode,
  accountChangePasswordByPhoneAuthCode,
  accountGetMailAuthCode4ChangePwd,
  accountGetPhoneAuthCode4ChangePwd,
} from '#contract/platform/account/security.ts';
import { normalCode } from '#domain/validation/patterns.ts';
import { FormCodeField } from '#domain/verification-code/FormCodeField.tsx';
import { codeError } from '../../shared/code-error.ts';
import { NewPasswordFields } from '../../shared/NewPasswordFields.tsx';
import { succeeded } from '../../shared/succeeded.ts';
import { ChannelField } from '../ChannelField.tsx';
import { DialogForm } from '../DialogForm.tsx';
import { channelsOf, type Contacts } from '../rules.ts';
import { emptyPassword, passwordSchema, type PasswordValues } from './form.ts';

interface CodePasswordFormProps {
  contacts: Contacts;
  onDone: () => void;
  onCancel: () => void;
}

/** Sets a new password by a code, without the old password. */
export function CodePasswordForm({ contacts, onDone, onCancel }: CodePasswordFormProps) {
  const { t } = useTranslation('security');
  const [channel, setChannel] = useState(channelsOf(contacts)[0] ?? 'phone');
  const sendToPhone = useApiMutation(accountGetPhoneAuthCode4ChangePwd);
  const sendToMail = useApiMutation(accountGetMailAuthCode4ChangePwd);
  const byPhone = useApiMutation(accountChangePasswordByPhoneAuthCode);
  const byMail = useApiMutation(accountChangePasswordByMailAuthCode);
  const form = useForm<PasswordValues>({ defaultValues: emptyPassword, resolver: zodResolver(passwordSchema) });
  const account = contacts[channel];
  const change = channel === 'phone' ? byPhone : byMail;
  const sendCode = async () => {
    const sending =
      channel === 'phone' ? sendToPhone.mutateAsync({ phone: account }) : sendToMail.mutateAsync({ mail: account });
    if (!(await succeeded(sending))) return null;
    form.setFocus('proof');
    return account;
  };
  const submit = form.handleSubmit(async ({ proof, password }) => {
    const wrong = codeError(proof);
    if (wrong !== null) return form.setError('proof', { message: wrong }, { shouldFocus: true });
    const changing = change.mutateAsync({ account, authCode: normalCode(proof), newPassword: password });
    if (await succeeded(changing)) onDone();
  });
  return (
    <DialogForm
      submit={t('password.submit')}
      onSubmit={submit}
      onCancel={onCancel}
      pending={change.isPending}
      error={change.error}
    >
      <ChannelField contacts={contacts} channel={channel} onChange={setChannel} />
      <FormCodeField
        key={channel}
        control={form.control}
        name="proof"
        purpose={`recover-${channel}`}
        size="medium"
        onSend={sendCode}
      />
      <FormProvider {...form}>
        <NewPasswordFields label={t('password.new')} again={t('password.repeated')} size="medium" />
      </FormProvider>
    </DialogForm>
  );
}
