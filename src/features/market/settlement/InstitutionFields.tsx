import { Checkbox, Field } from '@fluentui/react-components';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PicturePicker } from '#domain/uploads/PicturePicker.tsx';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { FormInput } from '#ui/form/FormInput.tsx';
import { isDoubtfulCode } from './form.ts';
import { useSpans, type SectionProps } from './section-props.ts';

/** How the institution trains, its name, its code, its licence. */
export function InstitutionFields({ form: { control }, problem, onUploading }: SectionProps) {
  const spans = useSpans();
  const { t } = useTranslation('settlement');
  const { ref: firstChoice, ...online } = useController({ control, name: 'online' }).field;
  const offline = useController({ control, name: 'offline' }).field;
  const licence = useController({ control, name: 'licence' }).field;
  const organCode = useWatch({ control, name: 'organCode' });
  return (
    <>
      <FieldGroup className={spans.whole} required label={t('fields.trainForm')} problem={problem('online')}>
        <Checkbox
          ref={firstChoice}
          label={t('fields.online')}
          checked={online.value}
          onChange={(_, { checked }) => online.onChange(checked === true)}
        />
        <Checkbox
          label={t('fields.offline')}
          checked={offline.value}
          onChange={(_, { checked }) => offline.onChange(checked === true)}
        />
      </FieldGroup>
      <Field
        className={spans.half}
        required
        label={t('fields.name')}
        hint={t('fields.nameHint')}
        validationMessage={problem('name')}
      >
        <FormInput control={control} name="name" autoComplete="organization" />
      </Field>
      <Field
        className={spans.half}
        required
        label={t('fields.organCode')}
        hint={t(isDoubtfulCode(organCode) ? 'fields.organCodeDoubtful' : 'fields.organCodeHint')}
        validationMessage={problem('organCode')}
      >
        <FormInput control={control} name="organCode" autoComplete="off" />
      </Field>
      <PicturePicker
        className={spans.whole}
        required
        addresses={licence.value}
        onChange={licence.onChange}
        focusRef={licence.ref}
        most={1}
        label={t('fields.licence')}
        problem={problem('licence')}
        onUploading={onUploading}
      />
    </>
  );
}
