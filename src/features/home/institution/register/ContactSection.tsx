import { Field } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { FormInput } from '#ui/form/FormInput.tsx';
import { limits } from './form.ts';
import { FormSection, useSpans } from './FormSection.tsx';
import type { SectionProps } from './section-props.ts';

/** Whom the platform calls. */
export function ContactSection({ form: { control }, problem }: SectionProps) {
  const spans = useSpans();
  const { t } = useTranslation('institution');
  return (
    <FormSection title={t('register.contact')}>
      <Field className={spans.half} required label={t('fields.userName')} validationMessage={problem('userName')}>
        <FormInput control={control} name="userName" maxLength={limits.userName} autoComplete="name" />
      </Field>
      <Field
        className={spans.half}
        required
        label={t('fields.phone')}
        hint={t('fields.phoneHint')}
        validationMessage={problem('phone')}
      >
        <FormInput control={control} name="phone" type="tel" autoComplete="tel" />
      </Field>
    </FormSection>
  );
}
