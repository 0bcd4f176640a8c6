import type { JournalProblem } from './journal-error.ts';
import type { Journals } from './journals.ts';

type Verb = keyof Journals;

/** A call of Journals on its way to the writing thread. */
export type Request = { [V in Verb]: { id: number; verb: V; args: Parameters<Journals[V]> } }[Verb];

export type Reply =
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; code: JournalProblem; message: string };

/** Where the writing thread works; given as its workerData. */
export interface WorkerSetting {
  folders: readonly [string, string];
}

/** Carries out one request. */
export function serve(journals: Journals, request: Request): Promise<unknown> {
  switch (request.verb) {
    case 'list':
      return journals.list();
    case 'create':
      return journals.create(...request.args);
    case 'open':
      return journals.open(...request.args);
    case 'append':
      return journals.append(...request.args);
    case 'writeCard':
      return journals.writeCard(...request.args);
    case 'remove':
      return journals.remove(...request.args);
    case 'close':
      return journals.close();
  }
}
