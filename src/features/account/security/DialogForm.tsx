import { Button, makeStyles } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#api/errors.ts';
import { isWarning, refusalOf } from '#api/refusal.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '8px' },
});

interface DialogFormProps {
  /** Label of the primary button. */
  submit: string;
  onSubmit: () => Promise<void>;
  onCancel: () => void;
  pending: boolean;
  /** Why the last submit failed. */
  error: ApiError | null;
  children: ReactNode;
}

/** A form in a dialog, with its buttons. */
export function DialogForm({ submit, onSubmit, onCancel, pending, error, children }: DialogFormProps) {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const id = useId();
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      {error && <FormProblem text={refusalOf(error) ?? t('ui:problems.notReached')} warning={isWarning(error)} />}
      <DialogFoot>
        <SubmitButton form={id} busy={pending}>
          {submit}
        </SubmitButton>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </DialogFoot>
    </form>
  );
}
