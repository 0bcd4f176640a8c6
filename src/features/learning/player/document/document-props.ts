import type { StageProps } from '../stage-props.ts';

/** What reads a document needs to know. */
export interface DocumentProps extends Pick<StageProps, 'study'> {
  address: string;
  name: string;
  /** The page where it was left, from 0. */
  first: number;
  /** Asks for another address; false: there is none. */
  renew: () => Promise<boolean>;
}
