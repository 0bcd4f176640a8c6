import type { BrowserWindow } from 'electron';
import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import type { ChosenPicture, CloseGuard, Inherited, OpenWindowResult, PdfStep } from '#contract/ipc/window.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import { savePrinted } from '../downloads/print-pdf.ts';
import type { WindowList } from './window-list.ts';

/** What the handlers use of a window. */
export interface ControlledWindow {
  readonly window: Pick<BrowserWindow, 'setTitle' | 'close' | 'isFullScreen' | 'setFullScreen'>;
  /** While guarded, closing the window asks the page instead. */
  readonly guardClose: (guard: CloseGuard) => void;
  readonly closeNow: () => void;
  /** What the window prints, as a PDF. */
  readonly printPdf: () => Promise<Uint8Array>;
  readonly tellPdfStep: (step: PdfStep) => void;
  readonly filmPicture: () => Promise<boolean>;
  readonly choosePicture: () => Promise<ChosenPicture | null>;
  readonly bringToFront: () => void;
}

export interface WindowHandlersOptions {
  list: WindowList<ControlledWindow>;
  openAnother: (path: string | null, inherited: Inherited) => OpenWindowResult;
  saveFile: SaveFile;
  report: (what: string, error: unknown) => void;
}

/** A path of our own page, never another host. */
const path = z.string().check(z.maxLength(2048), z.regex(/^\/(?![/\\])/));
const fileName = z.string().check(z.minLength(1), z.maxLength(512));
const value = z.optional(z.string().check(z.maxLength(256)));
const inheritedValues = z.strictObject({ facePass: value, currentCourseId: value });

/** Handlers for the page of one window; `id` is that of its web contents. */
export function windowHandlers(
  { list, openAnother, saveFile, report }: WindowHandlersOptions,
  id: number,
): DomainHandlers<Contract['window']> {
  let saving: AbortController | null = null;
  return {
    setTitle: handler(z.tuple([z.string().check(z.maxLength(200))]), (title) => list.get(id)?.window.setTitle(title)),
    guardClose: handler(z.tuple([z.enum(['off', 'last', 'always'])]), (guard) => list.get(id)?.guardClose(guard)),
    close: handler(noArguments, () => list.get(id)?.window.close()),
    closeNow: handler(noArguments, () => list.get(id)?.closeNow()),
    savePdf: handler(z.tuple([fileName]), async (proposed) => {
      const window = list.get(id);
      if (!window) throw new CodedError('no-window', 'The window is gone.');
      if (saving) throw new CodedError('pdf-busy', 'The window saves a PDF already.');
      const aborter = new AbortController();
      saving = aborter;
      const watched = { signal: aborter.signal, onStep: window.tellPdfStep };
      try {
        return await savePrinted(proposed, { print: window.printPdf, saveFile, report, ...watched });
      } finally {
        saving = null;
      }
    }),
    cancelPdf: handler(noArguments, () => saving?.abort()),
    filmPicture: handler(noArguments, async () => (await list.get(id)?.filmPicture()) ?? false),
    choosePicture: handler(noArguments, async () => (await list.get(id)?.choosePicture()) ?? null),
    toggleFullScreen: handler(noArguments, () => {
      const window = list.get(id)?.window;
      window?.setFullScreen(!window.isFullScreen());
    }),
    open: handler(z.tuple([z.nullable(path), inheritedValues]), openAnother),
    inherited: handler(noArguments, () => list.takeInherited(id)),
    takePath: handler(noArguments, () => list.takePath(id)),
    claimPaper: handler(noArguments, () => list.claimPaper(id)),
    releasePaper: handler(noArguments, () => list.releasePaper(id)),
    showPaper: handler(noArguments, () => list.paperWindow()?.bringToFront()),
  };
}
