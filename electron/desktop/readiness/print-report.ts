import { BrowserWindow } from 'electron';
import { createPdfCheck } from '../downloads/pdf.ts';

/** A text as a PDF, drawn by a window that is never shown, runs no script and reaches nothing. */
export async function printReport(text: string, lang: string): Promise<Uint8Array> {
  const window = new BrowserWindow({
    show: false,
    webPreferences: { sandbox: true, javascript: false, partition: 'readiness-report' },
  });
  try {
    await window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(pageOf(text, lang))}`);
    const bytes = await window.webContents.printToPDF({ pageSize: 'A4', printBackground: false });
    const check = createPdfCheck();
    check.add(bytes);
    if (!check.isComplete()) throw new Error('The printed report is no whole PDF.');
    return bytes;
  } finally {
    window.destroy();
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function pageOf(text: string, lang: string): string {
  const safe = text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);
  const style = 'font: 11pt/1.6 sans-serif; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0';
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body style="margin: 24px"><pre style="${style}">${safe}</pre>`;
}
