import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormInput } from '#ui/form/FormInput.tsx';
import { FormSection, useSpans } from './FormSection.tsx';
import { PicturesField } from './PicturesField.tsx';
import type { SectionProps } from './section-props.ts';

/** Who applies: name, number of the licence, the licence itself. */
export function OrganisationSection({ form, problem, onUploading }: SectionProps) {
  const spans = useSpans();
  const { t } = useTranslation('institution');
  const { control, clearErrors } = form;
  const { field: kind } = useController({ control, name: 'codeKind' });
  const code = kind.value === 'credit' ? 'creditCode' : 'registerNumber';
  return (
    <FormSection title={t('register.organisation')}>
      <Field
        className={spans.whole}
        required
        label={t('fields.name')}
        hint={t('fields.nameHint')}
        validationMessage={problem('name')}
      >
        <FormInput control={control} name="name" autoComplete="organization" />
      </Field>
      <Field className={spans.half} label={t('fields.codeKind')}>
        <RadioGroup
          layout="horizontal"
          value={kind.value}
          onChange={(_, { value }) => {
            kind.onChange(value === 'register' ? 'register' : 'credit');
            clearErrors('organCode');
          }}
        >
          <Radio value="credit" label={t('fields.creditCode')} />
          <Radio value="register" label={t('fields.registerNumber')} />
        </RadioGroup>
      </Field>
      <Field
        className={spans.half}
        required
        label={t(`fields.${code}`)}
        hint={t(`fields.${code}Hint`)}
        validationMessage={problem('organCode')}
      >
        <FormInput control={control} name="organCode" autoComplete="off" spellCheck={false} />
      </Field>
      <PicturesField
        className={spans.whole}
        control={control}
        name="licence"
        most={1}
        label={t('fields.licence')}
        problem={problem('licence')}
        onUploading={onUploading}
      />
    </FormSection>
  );
}
