import { Field } from '@fluentui/react-components';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { RegionSelects } from '#domain/regions/RegionSelects.tsx';
import { PicturePicker } from '#domain/uploads/PicturePicker.tsx';
import { FormInput } from '#ui/form/FormInput.tsx';
import { limits } from './form.ts';
import { useSpans, type SectionProps } from './section-props.ts';

/** Where the institution is, and for offline training what is there. */
export function PlaceFields({ regions, ...parts }: SectionProps & { regions: readonly Region[] }) {
  const spans = useSpans();
  const { t } = useTranslation('settlement');
  const { form, problem } = parts;
  const { control, setValue, clearErrors } = form;
  const [province, city, district, offline] = useWatch({ control, name: ['province', 'city', 'district', 'offline'] });
  return (
    <>
      <RegionSelects
        className={spans.third}
        regions={regions}
        value={{ province, city, district }}
        problem={problem}
        onChange={(codes) => {
          setValue('province', codes.province);
          setValue('city', codes.city);
          setValue('district', codes.district);
          clearErrors(['province', 'city', 'district']);
        }}
      />
      <Field
        className={spans.whole}
        label={t('fields.addressDetail')}
        hint={t('fields.addressHint')}
        validationMessage={problem('addressDetail')}
      >
        <FormInput control={control} name="addressDetail" maxLength={limits.addressDetail} autoComplete="off" />
      </Field>
      {offline && <OfflineFields {...parts} />}
    </>
  );
}

function OfflineFields({ form: { control }, problem, onUploading }: SectionProps) {
  const spans = useSpans();
  const { t } = useTranslation('settlement');
  const base = useController({ control, name: 'base' }).field;
  return (
    <>
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
      <PicturePicker
        className={spans.whole}
        required
        addresses={base.value}
        onChange={base.onChange}
        focusRef={base.ref}
        most={1}
        label={t('fields.base')}
        problem={problem('base')}
        onUploading={onUploading}
      />
    </>
  );
}
