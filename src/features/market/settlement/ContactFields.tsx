import { Field } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { sendCode, settlementCodeType } from '#contract/platform/market/settlement.ts';
import { normalAccount } from '#domain/validation/patterns.ts';
import { FormCodeField } from '#domain/verification-code/FormCodeField.tsx';
import { FormInput } from '#ui/form/FormInput.tsx';
import { limits, phoneProblem } from './form.ts';
import { useSpans, type SectionProps } from './section-props.ts';

/** Whom the platform calls, with a code that proves the phone. */
export function ContactFields({ form: { control, getValues, setError, setFocus }, problem }: SectionProps) {
  const spans = useSpans();
  const { t } = useTranslation('settlement');
  const send = useApiMutation(sendCode);
  /** The phone is checked before anything is sent (000 §5). */
  const getCode = async (): Promise<string | null> => {
    const phone = normalAccount(getValues('phone'));
    const wrong = phoneProblem(phone);
    if (wrong !== null) {
      setError('phone', { message: wrong });
      setFocus('phone');
      return null;
    }
    try {
      await send.mutateAsync({ account: phone, type: settlementCodeType });
      return phone;
    } catch {
      return null; // Told by the toast of every refused call (000 §8).
    }
  };
  return (
    <>
      <Field className={spans.third} required label={t('fields.userName')} validationMessage={problem('userName')}>
        <FormInput control={control} name="userName" maxLength={limits.userName} autoComplete="name" />
      </Field>
      <Field
        className={spans.third}
        required
        label={t('fields.phone')}
        hint={t('fields.phoneHint')}
        validationMessage={problem('phone')}
      >
        <FormInput control={control} name="phone" type="tel" autoComplete="tel" />
      </Field>
      <div className={spans.third}>
        <FormCodeField
          control={control}
          name="authCode"
          purpose="settlement"
          size="medium"
          problem={problem('authCode')}
          onSend={getCode}
        />
      </div>
    </>
  );
}
