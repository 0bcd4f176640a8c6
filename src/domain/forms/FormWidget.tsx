import { DayField } from '#ui/form/DateField.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { PicturePicker } from '../uploads/PicturePicker.tsx';
import { ChoiceWidget } from './ChoiceWidget.tsx';
import type { FieldProps } from './field-props.ts';
import { RateWidget } from './RateWidget.tsx';
import { RegionWidget } from './RegionWidget.tsx';
import { SignatureWidget } from './SignatureWidget.tsx';
import { TextWidget } from './TextWidget.tsx';

/** The widget of an item's kind. */
export function FormWidget(props: FieldProps) {
  const { field, values, onChange, problem, onUploading } = props;
  switch (field.type) {
    case 'radio':
    case 'checkbox':
      return <ChoiceWidget {...props} />;
    case 'region':
      return <RegionWidget {...props} />;
    case 'rate':
      return <RateWidget {...props} />;
    case 'signature':
      return <SignatureWidget {...props} />;
    case 'date':
      return (
        <DayField
          label={<PlatformText text={field.label} />}
          required={field.required}
          hint={field.hint || undefined}
          value={values[0] ?? ''}
          onChange={(day) => onChange([day])}
          problem={problem}
        />
      );
    case 'file':
      return (
        <PicturePicker
          label={field.label}
          required={field.required}
          hint={field.hint}
          most={field.most ?? 1}
          addresses={values}
          onChange={onChange}
          problem={problem}
          onUploading={onUploading}
        />
      );
    case 'text':
    case 'textarea':
    case 'number':
    case 'unknown':
      return <TextWidget {...props} />;
  }
}
