import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import type { Carried, NewWindow } from '../../src/contract/ipc/window.ts';
import type { DomainService } from './answer-call.ts';
import type { ArgumentSchemas } from './arguments.ts';

type Domain = Contract['window'];

/** One window of the client as its own page may steer it. */
export interface WindowControl {
  setTitle: (title: string) => void;
  /** While guarded, closing asks the page instead. */
  guardClose: (guard: boolean) => void;
  close: () => void;
  closeNow: () => void;
  toggleFullScreen: () => void;
  open: (path: string | null, carried: Carried) => NewWindow;
  carried: () => Carried;
  claimPaper: () => boolean;
  releasePaper: () => void;
  showPaper: () => void;
}

/** A path of our own page, never another host. */
const path = z.string().check(z.maxLength(2048), z.regex(/^\/(?![/\\])/));
const mark = z.optional(z.string().check(z.maxLength(256)));

const windowArguments: ArgumentSchemas<Domain> = {
  setTitle: z.tuple([z.string().check(z.maxLength(200))]),
  guardClose: z.tuple([z.boolean()]),
  close: z.tuple([]),
  closeNow: z.tuple([]),
  toggleFullScreen: z.tuple([]),
  open: z.tuple([z.nullable(path), z.strictObject({ facePass: mark, currentCourseId: mark })]),
  carried: z.tuple([]),
  claimPaper: z.tuple([]),
  releasePaper: z.tuple([]),
  showPaper: z.tuple([]),
};

/** Answers the page of one window. */
export function windowService(window: WindowControl): DomainService {
  const handlers: Handlers<Domain> = {
    setTitle: (title) => window.setTitle(title),
    guardClose: (guard) => window.guardClose(guard),
    close: () => window.close(),
    closeNow: () => window.closeNow(),
    toggleFullScreen: () => window.toggleFullScreen(),
    open: (pathname, carried) => window.open(pathname, carried),
    carried: () => window.carried(),
    claimPaper: () => window.claimPaper(),
    releasePaper: () => window.releasePaper(),
    showPaper: () => window.showPaper(),
  };
  return { handlers, accepts: windowArguments };
}
