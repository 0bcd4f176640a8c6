import { call, event } from './ipc-types.ts';

export interface CertificateRequest {
  /** Chosen by the page; identifies this download in progress events and when cancelling. */
  downloadId: string;
  certificateId: string;
  /** Proposed file name without folder; main sanitises it. */
  fileName: string;
}

export interface DownloadProgress {
  downloadId: string;
  receivedBytes: number;
  /** Null when the platform does not tell. */
  totalBytes: number | null;
}

/** `problem` is a key below `certificate:download.problem`. A partial file is never left behind. */
export type DownloadOutcome =
  | { outcome: 'saved'; path: string; fileName: string; sizeBytes: number }
  | { outcome: 'cancelled' }
  | {
      outcome: 'failed';
      problem: 'no-space' | 'no-permission' | 'broken' | 'not-pdf' | 'offline' | 'refused' | 'session';
    };

export const downloadsDomain = {
  /** Asks for a target, downloads, checks that it is a complete PDF, and moves it into place. */
  certificate: call<[request: CertificateRequest], DownloadOutcome>(),
  cancel: call<[downloadId: string], void>(),
  progress: event<DownloadProgress>(),
};

export const filesDomain = {
  /** Shows a file that this client saved in the system's file manager. */
  showInFolder: call<[path: string], void>(),
};
