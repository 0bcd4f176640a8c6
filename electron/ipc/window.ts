import type { BrowserWindow } from 'electron';
import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { CloseGuard, Inherited, OpenWindowResult } from '../../src/contract/ipc/window.ts';
import type { WindowList } from '../windows/window-list.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

/** What the handlers use of a window. */
export interface ControlledWindow {
  readonly window: Pick<BrowserWindow, 'setTitle' | 'close' | 'isFullScreen' | 'setFullScreen'>;
  /** While guarded, closing the window asks the page instead. */
  readonly guardClose: (guard: CloseGuard) => void;
  readonly closeNow: () => void;
  readonly bringToFront: () => void;
}

export interface WindowHandlersOptions {
  list: WindowList<ControlledWindow>;
  openAnother: (path: string | null, inherited: Inherited) => OpenWindowResult;
}

/** A path of our own page, never another host. */
const path = z.string().check(z.maxLength(2048), z.regex(/^\/(?![/\\])/));
const value = z.optional(z.string().check(z.maxLength(256)));
const inheritedValues = z.strictObject({ facePass: value, currentCourseId: value });

/** Handlers for the page of one window; `id` is that of its web contents. */
export function windowHandlers(
  { list, openAnother }: WindowHandlersOptions,
  id: number,
): DomainHandlers<Contract['window']> {
  return {
    setTitle: handler(z.tuple([z.string().check(z.maxLength(200))]), (title) => list.get(id)?.window.setTitle(title)),
    guardClose: handler(z.tuple([z.enum(['off', 'last', 'always'])]), (guard) => list.get(id)?.guardClose(guard)),
    close: handler(noArguments, () => list.get(id)?.window.close()),
    closeNow: handler(noArguments, () => list.get(id)?.closeNow()),
    toggleFullScreen: handler(noArguments, () => {
      const window = list.get(id)?.window;
      window?.setFullScreen(!window.isFullScreen());
    }),
    open: handler(z.tuple([z.nullable(path), inheritedValues]), openAnother),
    inherited: handler(noArguments, () => list.takeInherited(id)),
    claimPaper: handler(noArguments, () => list.claimPaper(id)),
    releasePaper: handler(noArguments, () => list.releasePaper(id)),
    showPaper: handler(noArguments, () => list.paperWindow()?.bringToFront()),
  };
}
