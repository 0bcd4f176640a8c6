import type { SaveOutcome } from '#contract/ipc/exam.ts';
import type { PdfStep } from '#contract/ipc/window.ts';
import { safeFileName } from '#electron/kernel/files/file-name.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import { createPdfCheck } from './pdf.ts';

export interface PrintPdfOptions {
  /** What a window shows, as Chromium prints it. */
  print: () => Promise<Uint8Array>;
  saveFile: SaveFile;
  report: (what: string, error: unknown) => void;
  /** Aborted: the learner gave it up. */
  signal: AbortSignal;
  onStep: (step: PdfStep) => void;
}

/** Saves what a window prints as a PDF; the learner is asked where to only when there is a whole one. */
export async function savePrinted(proposed: string, options: PrintPdfOptions): Promise<SaveOutcome> {
  const { print, saveFile, report, signal, onStep } = options;
  try {
    onStep('drawing');
    const bytes = await untilAborted(print(), signal);
    if (bytes === null || signal.aborted) return { outcome: 'cancelled' };
    const check = createPdfCheck();
    check.add(bytes);
    if (!check.isComplete()) throw new Error('The printed page is no whole PDF.');
    onStep('choosing');
    const name = safeFileName(proposed, 'pdf', 'receipt');
    return await saveFile(name, bytes, { signal, onWriting: () => onStep('writing') });
  } catch (error) {
    report('a page was not printed', error);
    return { outcome: 'failed' };
  }
}

/** Null: it was given up. Chromium draws on to the end, which can be half a minute away. */
async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  const given = Promise.withResolvers<null>();
  const giveUp = () => given.resolve(null);
  signal.addEventListener('abort', giveUp);
  try {
    return await Promise.race([work, given.promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
