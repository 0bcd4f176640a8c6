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

/** Where a document of the platform lies, and what the learner knows it by. */
export interface DocumentFile {
  address: string;
  name: string;
}

/**
 * What came of giving a document to a program of the system. `saved`: it is there, and no program opened it. `paper-open`: an
 * exam is being written. `unknown-kind`: its bytes are of no document. `ended`: its address gives nothing.
 */
export type OpenFileOutcome =
  | { outcome: 'opened' | 'saved'; fileName: string; path: string }
  | {
      outcome: 'failed';
      why: 'paper-open' | 'macros' | 'unknown-kind' | 'too-large' | 'ended' | 'not-reached' | 'not-stored';
    };

export const filesDomain = {
  /** Fetches a document of the platform into the learner's documents, and opens it by the system's program for its kind. */
  openDocument: call<[file: DocumentFile], OpenFileOutcome>(),
  /** Shows a file that this client saved in the system's file manager. */
  showInFolder: call<[path: string], void>(),
};
