import type { Elsewhere } from '#contract/platform/learning/document-way.ts';
import type { ViewerProps } from '../viewer-props.ts';

/** What shows a document needs to know. */
export interface DocumentProps extends Pick<ViewerProps, 'study'> {
  name: string;
  /** The page where it was left, from 0. */
  first: number;
  /** Where the system's own programs get it; null: nowhere. */
  outside: Elsewhere | null;
  onOutside: (to: Elsewhere) => Promise<void>;
}
