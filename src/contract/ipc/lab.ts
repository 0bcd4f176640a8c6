import { call, event } from './ipc-types.ts';
import type { OpenRoom } from './live.ts';

/** A hands-on lab as the platform names it. */
export interface LabRef {
  courseId: string;
  labId: string;
  /** Shown as the title of the lab's window. */
  title: string;
}

/** A file that the lab gives; it appears under its name only when it is whole. */
export interface LabFile {
  id: string;
  name: string;
  /** `asking`: the learner has not said where to yet. */
  phase: 'asking' | 'arriving' | 'saved' | 'declined' | 'failed';
  receivedBytes: number;
  /** Bytes; null: not known. */
  size: number | null;
}

/** The lab that is open in its own window. */
export interface OpenLab extends Pick<OpenRoom, 'host' | 'phase' | 'stopped'> {
  courseId: string;
  labId: string;
  title: string;
  /** Of this lab, the latest first. */
  files: readonly LabFile[];
}

/** What came of opening a lab. `no-address`: the platform gave none that may be opened; else as for live rooms. */
export type OpenLabResult =
  | { outcome: 'opened' | 'no-address' | 'paper-open' | 'signed-out' | 'unreachable' | 'unknown' | 'cancelled' }
  | { outcome: 'refused'; message: string };

/** Hands-on labs on their own host, one at a time, in a window that shares nothing with this page. */
export const labDomain = {
  /** Asks the platform for the lab's address and opens it; the lab that was open before is closed. */
  open: call<[lab: LabRef], OpenLabResult>(),
  /** The open lab; null: none. */
  state: call<[], OpenLab | null>(),
  /** Brings the lab's window to the front. */
  show: call<[], void>(),
  /** A lab that waits for its host tries at once; any other stays as it is. */
  retryNow: call<[], void>(),
  close: call<[], void>(),
  /** Gives up a file that is on its way. */
  cancelFile: call<[fileId: string], void>(),
  changed: event<null>(),
};
