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

/** All documents share one worker, which opens none while another is being closed. */
let closing: Promise<unknown> = Promise.resolve();

/** Ends a document; the next one opens afterwards. */
export function closePdf(pdf: PDFDocumentProxy): void {
  closing = Promise.allSettled([closing, pdf.loadingTask.destroy()]);
}

/** Opens a PDF. Certificates use Chinese fonts that are not embedded: the character maps are shipped. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const reader = await loadReader();
  await closing;
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
