import { useController, type Control } from 'react-hook-form';
import { PicturePicker } from '#domain/uploads/PicturePicker.tsx';
import type { BaseValues } from './form.ts';

interface PicturesFieldProps {
  control: Control<BaseValues>;
  name: 'licence' | 'photos';
  /** How many pictures it holds. */
  most: number;
  label: string;
  problem: string | undefined;
  className: string | undefined;
  onUploading: (uploading: boolean) => void;
}

/** Pictures of the registration form. */
export function PicturesField({ control, name, ...rest }: PicturesFieldProps) {
  const { field } = useController({ control, name });
  return <PicturePicker {...rest} required addresses={field.value} onChange={field.onChange} focusRef={field.ref} />;
}
