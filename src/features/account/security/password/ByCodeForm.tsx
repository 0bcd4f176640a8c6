import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  accountChangePasswordByMailAuthCode,
  accountChangePasswordByPhoneAuthCode,
  accountGetMailAuthCode4ChangePwd,
  accountGetPhoneAuthCode4ChangePwd,
} from '../../../../contract/platform/account/security.ts';
import { useApiMutation } from '../../../../api/query.ts';
import { normalCode } from '../../../../domain/validation/patterns.ts';
import { succeeded } from '../../shared/succeeded.ts';
import { CodeField } from '../../shared/CodeField.tsx';
import { DialogForm } from '../DialogForm.tsx';
import { waysOf, type Contacts } from '../rules.ts';
import { WayField } from '../WayField.tsx';
import { emptyPassword, passwordSchema, type PasswordValues } from './form.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface ByCodeFormProps {
  contacts: Contacts;
  onDone: () => void;
  onCancel: () => void;
}

/** A new password by a code to the own phone or mail, for who does not know the old one any more. */
export function ByCodeForm({ contacts, onDone, onCancel }: ByCodeFormProps) {
  const { t } = useTranslation('security');
  const [way, setWay] = useState(waysOf(contacts)[0] ?? 'phone');
  const sendToPhone = useApiMutation(accountGetPhoneAuthCode4ChangePwd);
  const sendToMail = useApiMutation(accountGetMailAuthCode4ChangePwd);
  const byPhone = useApiMutation(accountChangePasswordByPhoneAuthCode);
  const byMail = useApiMutation(accountChangePasswordByMailAuthCode);
  const form = useForm<PasswordValues>({ defaultValues: emptyPassword, resolver: zodResolver(passwordSchema) });
  const account = contacts[way];
  const change = way === 'phone' ? byPhone : byMail;
  const sendCode = async () => {
    const sending =
      way === 'phone' ? sendToPhone.mutateAsync({ phone: account }) : sendToMail.mutateAsync({ mail: account });
    if (!(await succeeded(sending))) return null;
    form.setFocus('proof');
    return account;
  };
  const submit = form.handleSubmit(async ({ proof, password }) => {
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
      <WayField contacts={contacts} way={way} onChange={setWay} />
      <CodeField
        key={way}
        control={form.control}
        name="proof"
        purpose={`recover-${way}`}
        size="medium"
        onSend={sendCode}
      />
      <NewPasswordFields form={form} />
    </DialogForm>
  );
}
