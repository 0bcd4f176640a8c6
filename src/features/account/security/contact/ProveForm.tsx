import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../shared/CodeField.tsx';
import { DialogForm } from '../DialogForm.tsx';
import { waysOf, type Contacts } from '../rules.ts';
import { useSelfProof } from '../use-self-proof.ts';
import { WayField } from '../WayField.tsx';

const useStyles = makeStyles({ hint: { margin: 0, color: tokens.colorNeutralForeground2 } });

interface ProveFormProps {
  contacts: Contacts;
  onProved: () => void;
  onCancel: () => void;
}

/** Step 1 of a change: a code to the present phone or mail. */
export function ProveForm({ contacts, onProved, onCancel }: ProveFormProps) {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const [way, setWay] = useState(waysOf(contacts)[0] ?? 'phone');
  const proof = useSelfProof(way);
  const { control, handleSubmit, setFocus } = useForm({ defaultValues: { authCode: '' } });
  const sendCode = async () => {
    if (!(await proof.send())) return null;
    setFocus('authCode');
    return contacts[way];
  };
  const submit = handleSubmit(async ({ authCode }) => {
    if (await proof.check(authCode)) onProved();
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
      <WayField contacts={contacts} way={way} onChange={setWay} />
      <CodeField key={way} control={control} name="authCode" purpose={`self-${way}`} size="medium" onSend={sendCode} />
    </DialogForm>
  );
}
