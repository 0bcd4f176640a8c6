import type { ExamRef } from '#contract/ipc/exam.ts';

/** What a client of the fault lab is to do, as one line of JSON. */
export interface ClientOrder {
  origin: string;
  userData: string;
  /** Addresses of the bundled workers. */
  workers: { journal: string; evidence: string };
  account: string;
  exam: ExamRef;
  /** Hands in what is open, waits until everything is settled, and ends by itself. */
  last: boolean;
  /** Attempts of earlier clients: the last one waits until their evidence has arrived. */
  attempts: readonly string[];
}

/** What a client tells. `writes` before an answer is sent to main, `saved` and `captured` once main said that it is on disk. */
type Event =
  | [kind: 'warm' | 'ready' | 'done']
  | [kind: 'opened', attemptId: string, userPaperId: string]
  | [kind: 'writes' | 'saved', attemptId: string, questionId: string, wire: string]
  | [kind: 'captured', attemptId: string, item: string]
  | [kind: 'sealing', attemptId: string]
  | [kind: 'sealed' | 'claims', attemptId: string, phase: string]
  | [kind: 'trouble' | 'closed', message: string];

export function lineOf(...event: Event): string {
  return JSON.stringify(event);
}

export function readLine(line: string): Event {
  return JSON.parse(line) as Event;
}
