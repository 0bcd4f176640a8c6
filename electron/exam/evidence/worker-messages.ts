import type { EvidenceStore } from './evidence-store.ts';

/** What goes to the evidence worker: one method of the store. */
export interface WorkerRequest {
  id: number;
  method: keyof EvidenceStore;
  args: readonly unknown[];
}

export interface WorkerReply {
  id: number;
  value?: unknown;
  error?: string;
}

/** A line for the log, asked by nobody. */
export interface WorkerNote {
  note: string;
}
