import { makeStyles } from '@fluentui/react-components';
import type { UseFormReturn } from 'react-hook-form';
import type { SettlementField, SettlementValues } from './form.ts';

/** What every part of the form works with. */
export interface SectionProps {
  form: UseFormReturn<SettlementValues>;
  /** What is wrong with a field, in words. */
  problem: (name: SettlementField) => string | undefined;
  onUploading: (uploading: boolean) => void;
}

const narrow = '@media (max-width: 700px)';

/** Columns of six that a field takes. */
export const useSpans = makeStyles({
  third: { gridColumn: 'span 2', [narrow]: { gridColumn: 'auto' } },
  half: { gridColumn: 'span 3', [narrow]: { gridColumn: 'auto' } },
  whole: { gridColumn: '1 / -1' },
});
