import * as z from 'zod/mini';
import type { Contract } from '../contract/ipc.ts';
import type { Handlers } from '../contract/marks.ts';
import type { ArgumentSchemas } from './arguments.ts';

type Domain = Contract['window'];

/** The client's window as its page may steer it. */
export interface WindowControl {
  setTitle: (title: string) => void;
  /** While guarded, closing asks the page instead. */
  guardClose: (guard: boolean) => void;
  closeNow: () => void;
}

export const windowArguments: ArgumentSchemas<Domain> = {
  setTitle: z.tuple([z.string().check(z.maxLength(200))]),
  guardClose: z.tuple([z.boolean()]),
  closeNow: z.tuple([]),
};

export function windowHandlers(window: WindowControl): Handlers<Domain> {
  return {
    setTitle: (title) => window.setTitle(title),
    guardClose: (guard) => window.guardClose(guard),
    closeNow: () => window.closeNow(),
  };
}
