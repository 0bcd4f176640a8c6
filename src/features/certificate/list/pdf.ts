import type { PDFDocumentProxy } from 'pdfjs-dist';
import { ShippedData } from './shipped-data.ts';

/** pdf.js and its worker, loaded with the first certificate that is looked at. */
async function loadReader() {
  const [reader, { default: PdfWorker }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.mjs?worker'),
  ]);
  reader.GlobalWorkerOptions.workerPort ??= new PdfWorker();
  return reader;
}

/** Opens a PDF. Certificates use Chinese fonts that are not embedded: the character maps are shipped. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const reader = await loadReader();
  return reader.getDocument({
    data: bytes.slice(),
    cMapUrl: '/pdf/cmaps/',
    cMapPacked: true,
    standardFontDataUrl: '/pdf/fonts/',
    useWorkerFetch: false,
    BinaryDataFactory: ShippedData,
  }).promise;
}

/** Draws a page as wide as asked, sharp on this screen. Resolves when it is drawn. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<void> {
  const page = await pdf.getPage(pageNumber);
  const scale = (width / page.getViewport({ scale: 1 }).width) * Math.max(1, window.devicePixelRatio);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
}
