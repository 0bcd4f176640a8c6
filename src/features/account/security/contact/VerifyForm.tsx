import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormCodeField } from '#domain/verification-code/FormCodeField.tsx';
import { codeError } from '../../shared/code-error.ts';
import { ChannelField } from '../ChannelField.tsx';
import { DialogForm } from '../DialogForm.tsx';
import { channelsOf, type Contacts } from '../rules.ts';
import { useSelfVerification } from '../use-self-verification.ts';

const useStyles = makeStyles({ hint: { margin: 0, color: tokens.colorNeutralForeground2 } });

interface VerifyFormProps {
  contacts: Contacts;
  onVerified: () => void;
  onCancel: () => void;
}

/** Step 1 of a change: a code to the current phone or email. */
export function VerifyForm({ contacts, onVerified: onProved, onCancel }: VerifyFormProps) {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const [channel, setChannel] = useState(channelsOf(contacts)[0] ?? 'phone');
  const proof = useSelfVerification(channel);
  const { control, handleSubmit, setError, setFocus } = useForm({ defaultValues: { authCode: '' } });
  const sendCode = async () => {
    if (!(await proof.send())) return null;
    setFocus('authCode');
    return contacts[channel];
  };
  const submit = handleSubmit(async ({ authCode }) => {
    const wrong = codeError(authCode);
    if (wrong !== null) setError('authCode', { message: wrong }, { shouldFocus: true });
    else if (await proof.check(authCode)) onProved();
  });
  return (
    <DialogForm
      submit={t('contact.next')}
      onSubmit={submit}
      onCancel={onCancel}
      pending={proof.checking}
      error={proof.error}
    >
      <p className={styles.hint}>{t('contact.proveHint')}</p>
      <ChannelField contacts={contacts} channel={channel} onChange={setChannel} />
      <FormCodeField
        key={channel}
        control={control}
        name="authCode"
        purpose={`self-${channel}`}
        size="medium"
        onSend={sendCode}
      />
    </DialogForm>
  );
}
