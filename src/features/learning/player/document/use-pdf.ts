import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useState } from 'react';
import { closePdf, heightOf, openPdf } from '../../../../domain/pdf/pdf.ts';
import { logFailure } from '../../../../lib/log.ts';
import { pageAddressOf } from '../../../../ui/html/page-address.ts';

export interface OpenPdf {
  pdf: PDFDocumentProxy;
  pages: number;
  /** Of a page, its width being 1. */
  height: number;
}

const refused = new Set([401, 403, 404, 410]);

/** A PDF of the platform. An address that has ended is renewed once. */
export function usePdf(
  address: string,
  renew: () => Promise<boolean>,
): { open: OpenPdf | null; failed: boolean; retry: () => void } {
  const [open, setOpen] = useState<OpenPdf | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const askAgain = useEffectEvent(renew);
  useEffect(() => {
    const stop = new AbortController();
    let pdf: PDFDocumentProxy | null = null;
    const read = async () => {
      const response = await fetch(pageAddressOf(address), { signal: stop.signal });
      if (refused.has(response.status) && attempt === 0 && (await askAgain())) return setAttempt(1);
      if (!response.ok) throw new Error(`The document answered ${response.status}.`);
      const opened = await openPdf(new Uint8Array(await response.arrayBuffer()));
      pdf = opened;
      const height = await heightOf(opened);
      if (stop.signal.aborted) return closePdf(opened);
      setOpen({ pdf: opened, pages: opened.numPages, height });
    };
    read().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      logFailure('document', error);
      setFailed(true);
    });
    return () => {
      stop.abort();
      if (pdf) closePdf(pdf);
      setOpen(null);
    };
  }, [address, attempt]);
  const retry = () => {
    setFailed(false);
    // Another address where the platform gives one; the same one otherwise.
    void renew().then(() => setAttempt((count) => count + 1));
  };
  return { open, failed, retry };
}
