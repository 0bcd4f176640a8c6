import type { PDFDocumentProxy } from 'pdfjs-dist';
import { ShippedData } from './shipped-data.ts';

/** pdf.js and its worker, loaded with the first document that is looked at. */
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

/** Opens a PDF. Many use Chinese fonts that are not embedded: the character maps are shipped. */
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

/** The text of a page, as it is read. */
export async function textOfPage(pdf: PDFDocumentProxy, pageNumber: number): Promise<string> {
  const { items } = await (await pdf.getPage(pageNumber)).getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

/** Height of the first page, its width being 1; 1.414 when it tells none. */
export async function heightOf(pdf: PDFDocumentProxy): Promise<number> {
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  return width > 0 && height > 0 ? height / width : Math.SQRT2;
}
