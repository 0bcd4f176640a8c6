import type { UseFormReturn } from 'react-hook-form';
import type { BaseValues } from './form.ts';

/** What every section of the form works with. */
export interface SectionProps {
  form: UseFormReturn<BaseValues>;
  /** What is wrong with a field, in words. */
  problem: (name: keyof BaseValues) => string | undefined;
  onUploading: (uploading: boolean) => void;
}
