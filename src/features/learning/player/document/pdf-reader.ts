import type { PDFDocumentProxy } from 'pdfjs-dist';
import { closePdf, heightsOf, foreignKindOf, openPdf } from '#domain/pdf/pdf.ts';

/** A PDF that was opened. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  /** Of each page, its width being 1. */
  heights: readonly number[];
  /** What only other programs show; null: nothing. */
  foreign: 'form' | 'collection' | null;
}

export async function openPdfFile(bytes: Uint8Array, password: string | undefined): Promise<OpenPdf> {
  const pdf = await openPdf(bytes, password);
  return { pdf, heights: await heightsOf(pdf), foreign: await foreignKindOf(pdf) };
}

export const closePdfFile = ({ pdf }: OpenPdf): void => closePdf(pdf);
