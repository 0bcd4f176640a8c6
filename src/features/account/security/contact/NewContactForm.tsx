import { Field } from '@fluentui/react-components';
import { MailRegular, PhoneRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mailError, normalAccount, phoneError } from '#domain/validation/patterns.ts';
import { FormCodeField } from '#domain/verification-code/FormCodeField.tsx';
import { FormInput } from '#ui/form/FormInput.tsx';
import { codeError } from '../../shared/code-error.ts';
import { DialogForm } from '../DialogForm.tsx';
import type { ContactKind } from '../rules.ts';
import { useChangeContact } from './use-change-contact.ts';

interface NewContactFormProps {
  kind: ContactKind;
  mode: 'change' | 'bind';
  onDone: () => void;
  onCancel: () => void;
}

const errorOf = { phone: phoneError, mail: mailError } as const;

/** The new phone or email and its code. */
export function NewContactForm({ kind, mode, onDone, onCancel }: NewContactFormProps) {
  const { t } = useTranslation('security');
  const contactChange = useChangeContact(kind, mode);
  const form = useForm({ defaultValues: { contact: '', authCode: '' } });
  const { control, formState, getValues, handleSubmit, setError, clearErrors, setFocus } = form;
  useEffect(() => setFocus('contact'), [setFocus]);
  const key = formState.errors.contact?.message;
  const isContactValid = () => {
    const wrong = errorOf[kind](getValues('contact'));
    if (wrong === null) clearErrors('contact');
    else setError('contact', { message: wrong }, { shouldFocus: true });
    return wrong === null;
  };
  const sendCode = async () => {
    const typed = getValues('contact');
    if (!isContactValid() || !(await contactChange.send(typed))) return null;
    setFocus('authCode');
    return normalAccount(typed);
  };
  const submit = handleSubmit(async ({ contact, authCode }) => {
    if (!isContactValid()) return;
    const wrong = codeError(authCode);
    if (wrong !== null) setError('authCode', { message: wrong }, { shouldFocus: true });
    else if (await contactChange.change(contact, authCode)) onDone();
  });
  return (
    <DialogForm
      submit={t(`contact.${kind}.submit`)}
      onSubmit={submit}
      onCancel={onCancel}
      pending={contactChange.changing}
      error={contactChange.error}
    >
      <Field label={t(`contact.${kind}.new`)} validationMessage={key === undefined ? undefined : t(key)}>
        <FormInput
          control={control}
          name="contact"
          type={kind === 'phone' ? 'tel' : 'email'}
          autoComplete={kind === 'phone' ? 'tel' : 'email'}
          contentBefore={kind === 'phone' ? <PhoneRegular /> : <MailRegular />}
        />
      </Field>
      <FormCodeField control={control} name="authCode" purpose={`change-${kind}`} size="medium" onSend={sendCode} />
    </DialogForm>
  );
}
