import { Button, Field, makeStyles, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isWarning, refusalOf } from '../../../../api/refusal.ts';
import { CodeField } from '../../shared/CodeField.tsx';
import { FormInput } from '../../../../ui/form/FormInput.tsx';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { confirmationOf, isConfirmed, waysOf, type Contacts } from '../rules.ts';
import { WayField } from '../WayField.tsx';
import { useCloseAccount } from './use-close-account.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '8px' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px', marginTop: '8px' },
});

/** The last step: a code, and something typed by hand. Enter does nothing here, only the button does. */
export function ConfirmCloseForm({ contacts, onKeep }: { contacts: Contacts; onKeep: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const [way, setWay] = useState(waysOf(contacts)[0] ?? 'phone');
  const account = useCloseAccount(way);
  const { control, formState, handleSubmit, setError, setFocus } = useForm({
    defaultValues: { authCode: '', word: '' },
  });
  const { by, shown } = confirmationOf(contacts);
  const sendCode = async () => {
    if (!(await account.send())) return null;
    setFocus('authCode');
    return contacts[way];
  };
  const close = handleSubmit(async ({ authCode, word }) => {
    if (isConfirmed(contacts, word)) await account.close(authCode);
    else setError('word', { message: t('close.wordWrong') }, { shouldFocus: true });
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <WayField contacts={contacts} way={way} onChange={setWay} />
      <CodeField key={way} control={control} name="authCode" purpose={`self-${way}`} size="medium" onSend={sendCode} />
      <Field
        label={t(by === 'phone' ? 'close.wordPhone' : 'close.wordMail', { value: shown })}
        validationMessage={formState.errors.word?.message}
      >
        <FormInput control={control} name="word" autoComplete="off" inputMode={by === 'phone' ? 'numeric' : 'email'} />
      </Field>
      {account.error && (
        <FormProblem
          text={refusalOf(account.error) ?? t('ui:problems.notReached')}
          warning={isWarning(account.error)}
        />
      )}
      <div className={styles.actions}>
        <Button size="large" appearance="primary" onClick={onKeep}>
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
      </div>
    </form>
  );
}
