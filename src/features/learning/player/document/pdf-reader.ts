import type { PDFDocumentProxy } from 'pdfjs-dist';
import { closePdf, heightsOf, isForeignForm, openPdf } from '#domain/pdf/pdf.ts';

/** A PDF that was opened. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  /** Of each page, its width being 1. */
  heights: readonly number[];
  /** Only its maker's program draws it. */
  isForeign: boolean;
}

export async function openPdfFile(bytes: Uint8Array, password: string | undefined): Promise<OpenPdf> {
  const pdf = await openPdf(bytes, password);
  return { pdf, heights: await heightsOf(pdf), isForeign: await isForeignForm(pdf) };
}

export const closePdfFile = ({ pdf }: OpenPdf): void => closePdf(pdf);
