import { Button, Spinner } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { closePdf, drawPage, openPdf } from '#domain/pdf/pdf.ts';
import { logFailure } from '#lib/log.ts';
import { usePrinting } from '#ui/print/use-printing.ts';
import { PrintedPages } from './PrintedPages.tsx';

/** The long side of an A4 sheet at 150 dots per inch. */
const sheetPixels = 1754;

/** Every page of a PDF, drawn for a printer. Throws what pdf.js throws when the bytes are no PDF. */
async function drawSheets(bytes: Uint8Array): Promise<HTMLCanvasElement[]> {
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

interface PrintButtonProps {
  /** The certificate as a PDF; undefined: not here yet. */
  bytes: Uint8Array | undefined;
  /** The PDF could not be drawn. */
  onUnreadable: () => void;
}

/** Prints the certificate: the system asks for the printer. */
export function PrintButton({ bytes, onUnreadable }: PrintButtonProps) {
  const { t } = useTranslation('certificate');
  const { printing, print } = usePrinting();
  const [drawing, setDrawing] = useState(false);
  const [pages, setPages] = useState<readonly HTMLCanvasElement[]>([]);
  const start = async (pdf: Uint8Array) => {
    setDrawing(true);
    try {
      const drawn = await drawSheets(pdf);
      flushSync(() => setPages(drawn));
      await print();
    } catch (error) {
      logFailure('certificate not drawn for printing', error);
      onUnreadable();
    } finally {
      setDrawing(false);
    }
  };
  return (
    <>
      <Button
        size="large"
        icon={drawing ? <Spinner size="tiny" /> : <PrintRegular />}
        disabledFocusable={drawing || bytes === undefined}
        onClick={() => bytes && void start(bytes)}
      >
        {t(drawing ? 'print.drawing' : 'print.start')}
      </Button>
      {printing && <PrintedPages pages={pages} />}
    </>
  );
}
