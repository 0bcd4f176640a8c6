import type { FormField } from '#contract/platform/learning/form.ts';
import type { Region } from '#contract/platform/site/region-tree.ts';

/** What every widget of an item works with. */
export interface FieldProps {
  field: FormField;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** What is wrong, in words. */
  problem: string | undefined;
  regions: readonly Region[];
  onUploading: (uploading: boolean) => void;
}
