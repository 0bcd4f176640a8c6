import { closePdf, drawPage, openPdf } from '../../../../domain/pdf/pdf.ts';

/** The long side of an A4 sheet at 150 dots per inch. */
const sheetPixels = 1754;

/** Every page of a PDF, drawn for a printer. Throws what pdf.js throws when the bytes are no PDF. */
export async function drawSheets(bytes: Uint8Array): Promise<HTMLCanvasElement[]> {
  const pdf = await openPdf(bytes);
  try {
    const sheets: HTMLCanvasElement[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const canvas = document.createElement('canvas');
      await drawPage(pdf, number, canvas, sheetPixels);
      sheets.push(canvas);
    }
    return sheets;
  } finally {
    closePdf(pdf);
  }
}
