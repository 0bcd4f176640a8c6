import { Field } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { FormInput } from '#ui/form/FormInput.tsx';
import { limits } from './form.ts';
import { FormSection, useSpans } from './FormSection.tsx';
import { PicturesField } from './PicturesField.tsx';
import { RegionFields } from './RegionFields.tsx';
import type { SectionProps } from './section-props.ts';

/** The base: where it is, how large, what it looks like. */
export function BaseSection({ form, problem, onUploading, regions }: SectionProps & { regions: readonly Region[] }) {
  const spans = useSpans();
  const { t } = useTranslation('institution');
  const { control } = form;
  return (
    <FormSection title={t('register.base')}>
      <RegionFields form={form} problem={problem} regions={regions} />
      <Field
        className={spans.whole}
        label={t('fields.addressDetail')}
        hint={t('fields.addressHint')}
        validationMessage={problem('addressDetail')}
      >
        <FormInput control={control} name="addressDetail" maxLength={limits.addressDetail} autoComplete="off" />
      </Field>
      <Field
        className={spans.half}
        required
        label={t('fields.classroomNum')}
        validationMessage={problem('classroomNum')}
      >
        <FormInput control={control} name="classroomNum" inputMode="numeric" autoComplete="off" />
      </Field>
      <Field className={spans.half} required label={t('fields.siteArea')} validationMessage={problem('siteArea')}>
        <FormInput
          control={control}
          name="siteArea"
          inputMode="numeric"
          autoComplete="off"
          contentAfter={t('fields.squareMetres')}
        />
      </Field>
      <PicturesField
        className={spans.whole}
        control={control}
        name="photos"
        most={limits.photos}
        label={t('fields.photos')}
        problem={problem('photos')}
        onUploading={onUploading}
      />
    </FormSection>
  );
}
