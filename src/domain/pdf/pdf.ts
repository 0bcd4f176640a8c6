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

/** Why a PDF does not open. `protected`: in a way that no password opens here, as by the rights of a publisher. */
export class PdfError extends Error {
  readonly problem: 'locked' | 'wrong-password' | 'protected' | 'damaged';

  constructor(problem: PdfError['problem'], cause: unknown) {
    super(`The PDF does not open: ${problem}.`, { cause });
    this.problem = problem;
  }
}

/** What pdf.js needs beside its code. Many files use Chinese fonts that are not embedded, or are pictures of a scanner. */
export const shipped = {
  cMapUrl: '/pdf/cmaps/',
  cMapPacked: true,
  standardFontDataUrl: '/pdf/fonts/',
  wasmUrl: '/pdf/wasm/',
  useWorkerFetch: false,
  BinaryDataFactory: ShippedData,
} as const;

/** Opens a PDF. Rejects with a PdfError for a file that is locked or damaged. */
export async function openPdf(bytes: Uint8Array, password?: string): Promise<PDFDocumentProxy> {
  const reader = await loadReader();
  await closing;
  const given = password === undefined ? {} : { password };
  const task = reader.getDocument({ ...shipped, ...given, data: bytes.slice() });
  try {
    const pdf = await task.promise;
    if (pdf.numPages < 1) throw new PdfError('damaged', new Error('It has no pages.'));
    return pdf;
  } catch (error) {
    // A task that failed holds its part of the worker.
    closing = Promise.allSettled([closing, task.destroy()]);
    if (error instanceof reader.PasswordException)
      throw new PdfError(password === undefined ? 'locked' : 'wrong-password', error);
    if (error instanceof PdfError) throw error;
    const isProtected = error instanceof Error && /\bencryption (?:method|algorithm)/.test(error.message);
    throw new PdfError(isProtected ? 'protected' : 'damaged', error);
  }
}

/** A canvas of more dots in a line, or in all, holds nothing (Chromium). */
const mostDots = { side: 16_384, all: 100_000_000 };

/** How much smaller a picture of this size has to be to be drawn at all; 1: not at all. */
export function shrinkOf(width: number, height: number): number {
  return Math.min(1, mostDots.side / width, mostDots.side / height, Math.sqrt(mostDots.all / (width * height)));
}

/** Draws a page as wide as asked, sharp on this screen. Resolves with its height, its width being 1, when it is drawn. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<number> {
  const page = await pdf.getPage(pageNumber);
  const scale = (width / page.getViewport({ scale: 1 }).width) * Math.max(1, window.devicePixelRatio);
  const asked = page.getViewport({ scale });
  const viewport = page.getViewport({ scale: scale * shrinkOf(asked.width, asked.height) });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({ canvas, viewport }).promise;
  return viewport.height / viewport.width;
}

/** True: a picture of a page that was drawn could not be read, and pdf.js left its place empty without a word. */
export async function lacksPicture(pdf: PDFDocumentProxy, pageNumber: number): Promise<boolean> {
  const page = await pdf.getPage(pageNumber);
  const all: readonly (readonly unknown[])[] = [...page.objs, ...page.commonObjs];
  return all.some(([name, data]) => typeof name === 'string' && name.includes('img_') && data === null);
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

/** Pages beyond these are of the first one's shape until they come near. */
const measuredPages = 500;

/** The height of each page, its width being 1; 1.414 for one that tells none. */
export async function heightsOf(pdf: PDFDocumentProxy): Promise<number[]> {
  const measured = Array.from({ length: Math.min(measuredPages, pdf.numPages) }, (_, at) => heightOf(pdf, at + 1));
  const heights = await Promise.all(measured);
  return Array.from({ length: pdf.numPages }, (_, at) => heights[at] ?? heights[0] ?? Math.SQRT2);
}

async function heightOf(pdf: PDFDocumentProxy, pageNumber: number): Promise<number> {
  try {
    const { width, height } = (await pdf.getPage(pageNumber)).getViewport({ scale: 1 });
    return width > 0 && height > 0 ? height / width : Math.SQRT2;
  } catch {
    return Math.SQRT2; // The page says itself that it cannot be drawn.
  }
}

/**
 * What only other programs show: a form of its maker's program (XFA), or a collection of files. The pages of both may be a
 * notice of that. Null: its pages are what it holds.
 */
export async function foreignKindOf(pdf: PDFDocumentProxy): Promise<'form' | 'collection' | null> {
  // What a damaged file says of itself is not needed to draw it.
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const says = (name: string) => name in info && Reflect.get(info, name) === true;
  if (says('IsCollectionPresent')) return 'collection';
  return says('IsXFAPresent') && !says('IsAcroFormPresent') ? 'form' : null;
}
