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
      problem:
        | 'no-space'
        | 'no-permission'
        | 'broken'
        | 'not-pdf'
        | 'offline'
        | 'refused'
        | 'session'
        | 'slow'
        | 'moved';
    };

/** Certificates that are saved one after the other. */
export interface CertificatesRequest {
  /** Chosen by the page, as for one. */
  downloadId: string;
  items: readonly { certificateId: string; fileName: string }[];
}

/** Why one of several was not saved. */
export interface NotSaved {
  certificateId: string;
  problem: Extract<DownloadOutcome, { outcome: 'failed' }>['problem'];
}

/** `saved`: how many are whole in the folder; a file that was there before is never replaced. */
export type FolderOutcome =
  | { outcome: 'cancelled'; folder: string | null; saved: number }
  | { outcome: 'done'; folder: string; saved: number; notSaved: readonly NotSaved[] };

export const downloadsDomain = {
  /** Asks for a target, downloads, checks that it is a complete PDF, and moves it into place. */
  certificate: call<[request: CertificateRequest], DownloadOutcome>(),
  /** Asks for a folder and saves into it, one after the other; what fails is told, the others are saved. */
  certificates: call<[request: CertificatesRequest], FolderOutcome>(),
  /** How many of several are through. */
  folderProgress: event<{ downloadId: string; through: number }>(),
  cancel: call<[downloadId: string], void>(),
  progress: event<DownloadProgress>(),
};

export const filesDomain = {
  /** Shows a file that this client saved in the system's file manager. */
  showInFolder: call<[path: string], void>(),
};
