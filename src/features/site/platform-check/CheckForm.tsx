import { Field, makeStyles, tokens } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { CheckRequest } from '#contract/ipc/platform-check.ts';
import { FormInput } from '#ui/form/FormInput.tsx';
import { FormPasswordField } from '#ui/form/FormPasswordField.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  intro: { margin: 0, color: tokens.colorNeutralForeground2 },
});

const schema = z.object({
  account: z.string().check(z.trim(), z.minLength(1)),
  password: z.string().check(z.minLength(1)),
  branch: z.string(),
});

interface CheckFormProps {
  /** Of the form, for the button outside it. */
  id: string;
  /** Why the last check brought no result; a key of the slice. */
  problem: 'errors.failed' | 'cancelled' | null;
  onRun: (request: CheckRequest) => void;
}

/** With which account the platform is checked. */
export function CheckForm({ id, problem, onRun }: CheckFormProps) {
  const styles = useStyles();
  const { t } = useTranslation('platform-check');
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { account: '', password: '', branch: '' },
    resolver: zodResolver(schema),
  });
  const { errors } = formState;
  const submit = handleSubmit(({ account, password, branch }) =>
    onRun({ account, password, branchName: branch.trim() || null }),
  );
  return (
    <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.intro}>{t('intro')}</p>
      {problem && <FormProblem text={t(problem)} warning={problem === 'cancelled'} />}
      <Field label={t('account')} validationMessage={errors.account && t('errors.account')}>
        <FormInput control={control} name="account" autoComplete="off" maxLength={256} />
      </Field>
      <FormPasswordField
        control={control}
        name="password"
        label={t('password')}
        size="medium"
        autoComplete="current-password"
        problem={errors.password && t('errors.password')}
      />
      <Field label={t('branch')}>
        <FormInput control={control} name="branch" maxLength={256} />
      </Field>
    </form>
  );
}
