import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PdfStep } from '#contract/ipc/window.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { usePrinting } from '#ui/print/use-printing.ts';

/** Saves what is printed as a PDF: how far it is, and what came of it. */
export function useExport(fileName: string) {
  const { t } = useTranslation('assess-report');
  const toast = useToast();
  const { printing, during } = usePrinting();
  const [step, setStep] = useState<PdfStep | null>(null);
  useEffect(() => desktop.window.pdfStep((next) => setStep((current) => (current === null ? null : next))), []);

  async function save() {
    setStep('drawing');
    try {
      const saved = await ask(desktop.window.savePdf(fileName));
      if (saved.outcome === 'saved') toast('success', t('export.saved', { file: saved.fileName }));
      if (saved.outcome === 'failed') toast('error', t('export.failed'));
    } catch (error) {
      toast('error', t('export.failed'));
      logFailure('report pdf', error);
    } finally {
      setStep(null);
    }
  }
  return { printing, step, save: () => during(save), cancel: () => void desktop.window.cancelPdf() };
}
