import type { SaveOutcome } from '../../src/contract/ipc/exam.ts';
import { safeFileName } from './file-name.ts';
import { createPdfCheck } from './pdf.ts';
import type { SaveFile } from './save-file.ts';

export interface PrintPdfOptions {
  /** What a window shows, as Chromium prints it. */
  print: () => Promise<Uint8Array>;
  saveFile: SaveFile;
  report: (what: string, error: unknown) => void;
}

/** Saves what a window prints as a PDF; the learner is asked where to only when there is a whole one. */
export async function savePrinted(proposed: string, options: PrintPdfOptions): Promise<SaveOutcome> {
  const { print, saveFile, report } = options;
  try {
    const bytes = await print();
    const check = createPdfCheck();
    check.add(bytes);
    if (!check.isComplete()) throw new Error('The printed page is no whole PDF.');
    return await saveFile(safeFileName(proposed, 'pdf', 'receipt'), bytes);
  } catch (error) {
    report('a page was not printed', error);
    return { outcome: 'failed' };
  }
}
