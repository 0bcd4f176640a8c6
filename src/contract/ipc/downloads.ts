export interface CertificateRequest {
  /** Chosen by the page; names this download in progress events and for cancelling. */
  downloadId: string;
  certificateId: string;
  /** Proposed file name without folder; main cleans it. */
  fileName: string;
}

export interface DownloadProgress {
  downloadId: string;
  received: number;
  /** Bytes; null when the platform does not say. */
  total: number | null;
}

/** `problem` names a sentence below `certificate:download.problem`. No half file is ever left behind. */
export type DownloadOutcome =
  | { outcome: 'saved'; path: string; fileName: string; bytes: number }
  | { outcome: 'cancelled' }
  | {
      outcome: 'failed';
      problem: 'no-space' | 'no-permission' | 'broken' | 'not-pdf' | 'offline' | 'refused' | 'session';
    };
