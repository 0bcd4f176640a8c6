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

/** Text of a page with its place, in parts of the page's width and height, in the order in which it is read. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The text of a page; a line ends with its break. */
export async function placedText(pdf: PDFDocumentProxy, pageNumber: number): Promise<PlacedText[]> {
  const page = await pdf.getPage(pageNumber);
  const { width: pageWidth, height: pageHeight, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const [, , , flip = -1, , top = pageHeight] = transform;
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , left = 0, base = 0] = item.transform.map(Number);
    // Letters reach a fifth of their height below the line they stand on.
    const y = (top + flip * base - item.height * 0.85) / pageHeight;
    return [
      {
        text: `${item.str}${item.hasEOL ? '\n' : ''}`,
        x: left / pageWidth,
        y,
        width: item.width / pageWidth,
        height: (item.height * 1.15) / pageHeight,
      },
    ];
  });
}

/** Height of the first page, its width being 1; 1.414 when it tells none. */
export async function heightOf(pdf: PDFDocumentProxy): Promise<number> {
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  return width > 0 && height > 0 ? height / width : Math.SQRT2;
}
