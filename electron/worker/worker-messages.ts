/** Methods that a worker thread offers; each answers with a value or a promise of one. */
export type WorkerApi = Readonly<Record<string, (...args: never[]) => unknown>>;

/** One call on its way to the thread. */
export interface WorkerRequest {
  id: number;
  verb: string;
  args: readonly unknown[];
}

/** What the thread says back: an answer, or a line for the log that nobody asked for. */
export type WorkerMessage =
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; code: string; message: string }
  | { note: string };
