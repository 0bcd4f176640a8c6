import type { ClientOptions } from '#electron/platform/client/client-options.ts';
import type { OnPower } from '#electron/platform/clock/sleep-watch.ts';
import type { DatedCode } from '#electron/platform/policy/code-hash.ts';
import type { ExamStores } from './exam-stores.ts';
import type { AskFiles } from './files/chosen-files.ts';
import type { FocusWatch } from './proctor/screen-switch.ts';

/** What exams ask of the machine and of its policy. */
export interface ExamOptions extends ClientOptions {
  stores: ExamStores;
  /** PEM of the tenant's rescue public key; null: none. */
  rescueKey: string | null;
  /** Asks the learner for files of an answer, in the window of the paper. */
  askFiles: AskFiles;
  /** A smaller version of a JPEG, its sides by `scale`; null: it cannot be made. */
  smallerPicture: (jpeg: Uint8Array, scale: number) => Uint8Array | null;
  focus: FocusWatch;
  /** Neither the display nor the machine falls asleep by itself until the result is called. */
  stayAwake: () => () => void;
  /** The machine falls asleep, and is awake again. */
  onPower: OnPower;
  /** Hash of the centre's staff code that is always in force; null: none is. */
  staffCode: string | null;
  /** Further codes, each for its time; absent: none. */
  staffCodes?: readonly DatedCode[];
  /** Why the machine's policy is not trusted, with its file: formal papers need staff then; absent, null: it is, or there is none. */
  policyRefused?: string | null;
}
