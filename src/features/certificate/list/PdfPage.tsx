import { makeStyles, SkeletonItem, tokens } from '@fluentui/react-components';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { closePdf, drawPage, openPdf } from '../../../domain/pdf/pdf.ts';
import { sheet } from '../../../ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  sheet: { position: 'relative', aspectRatio: '640 / 452' },
  canvas: {
    display: 'block',
    width: '100%',
    borderRadius: tokens.borderRadiusSmall,
    boxShadow: tokens.shadow8,
    backgroundColor: sheet.background,
  },
  waiting: { position: 'absolute', inset: 0, height: '100%' },
});

interface Props {
  bytes: Uint8Array;
  /** What a screen reader hears in place of the picture. */
  label: string;
  onUnreadable: () => void;
}

/** The first page of a PDF as a picture. */
export function PdfPage({ bytes, label, onUnreadable }: Props) {
  const styles = useStyles();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);

  const fail = useEffectEvent(onUnreadable);

  useEffect(() => {
    let pdf: PDFDocumentProxy | undefined;
    let left = false;
    const show = async () => {
      pdf = await openPdf(bytes);
      if (left) closePdf(pdf);
      if (left || !canvas.current) return;
      await drawPage(pdf, 1, canvas.current, canvas.current.clientWidth || 640);
      if (!left) setDrawn(true);
    };
    show().catch(() => {
      if (!left) fail();
    });
    return () => {
      left = true;
      if (pdf) closePdf(pdf);
    };
  }, [bytes]);

  return (
    <div className={styles.sheet}>
      {!drawn && <SkeletonItem className={styles.waiting} />}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- pdf.js draws on a canvas, which no img can be */}
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
    </div>
  );
}
