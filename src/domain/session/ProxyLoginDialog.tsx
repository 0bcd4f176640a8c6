import { Button, Field, makeStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { FormInput } from '#ui/form/FormInput.tsx';
import { FormPasswordField } from '#ui/form/FormPasswordField.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useConnectionWords } from './connection-words.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '464px' },
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
});

interface ProxyLoginDialogProps {
  refused: boolean;
  onClose: () => void;
}

/** Asks for user and password of the network's proxy. Each answer is tried once; nothing of it stays in the page. */
export function ProxyLoginDialog({ refused, onClose }: ProxyLoginDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('connection');
  const words = useConnectionWords();
  const form = useForm({ defaultValues: { user: '', password: '' } });
  const [problem, setProblem] = useState<'refused' | 'unreachable' | null>(refused ? 'refused' : null);
  const id = useId();
  const submit = form.handleSubmit(async ({ user, password }) => {
    setProblem(null);
    try {
      const outcome = await ask(desktop.app.answerProxyLogin(user, password));
      form.resetField('password');
      if (outcome !== 'accepted') setProblem(outcome);
      else onClose();
    } catch (error) {
      logFailure('proxy login', error);
      setProblem('unreachable');
    }
  });
  return (
    <AppDialog
      alert
      title={t('proxy.title')}
      className={styles.surface}
      onClose={onClose}
      actions={
        <>
          <SubmitButton form={id} busy={form.formState.isSubmitting}>
            {t('proxy.submit')}
          </SubmitButton>
          <Button onClick={onClose}>{t('proxy.cancel')}</Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)}>
        <span>{words?.text}</span>
        {problem && <FormProblem text={t(`proxy.${problem}`)} />}
        <Field label={t('proxy.user')} hint={t('proxy.hint')}>
          <FormInput control={form.control} name="user" autoComplete="off" spellCheck={false} />
        </Field>
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('proxy.password')}
          problem={undefined}
          autoComplete="current-password"
          size="medium"
        />
      </form>
    </AppDialog>
  );
}
