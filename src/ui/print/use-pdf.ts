import { useEffect, useState } from 'react';
import type { SaveOutcome } from '#contract/ipc/exam.ts';
import type { PdfStep } from '#contract/ipc/window.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { usePrinting } from './use-printing.ts';

/** What is printed, on paper or as a PDF: how far that is (null: none is made), and the way to give it up. */
export function usePdf() {
  const { printing, print, during } = usePrinting();
  const [step, setStep] = useState<PdfStep | null>(null);
  useEffect(() => desktop.window.pdfStep((next) => setStep((current) => (current === null ? null : next))), []);

  async function save(fileName: string): Promise<SaveOutcome> {
    setStep('drawing');
    try {
      return await during(() => ask(desktop.window.savePdf(fileName)));
    } finally {
      setStep(null);
    }
  }
  return { printing, print, step, save, cancel: () => void desktop.window.cancelPdf() };
}
