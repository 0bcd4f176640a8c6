import { makeStyles, SkeletonItem, tokens } from '@fluentui/react-components';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closePdf, drawPage, heightsOf, lacksPicture, openPdf } from '#domain/pdf/pdf.ts';
import { logFailure } from '#lib/log.ts';
import { sheet } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  pages: { display: 'flex', flexDirection: 'column', gap: '12px' },
  sheet: { position: 'relative' },
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

/** Pages of a certificate that are shown; the file holds the others. */
const maxPages = 20;

interface Opened {
  pdf: PDFDocumentProxy;
  heights: readonly number[];
}

/** The pages of a PDF as pictures, one below the other, each in its own shape. */
export function PdfPages({ bytes, label, onUnreadable }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('certificate');
  const [opened, setOpened] = useState<Opened | null>(null);
  const fail = useEffectEvent(onUnreadable);

  useEffect(() => {
    let pdf: PDFDocumentProxy | undefined;
    let left = false;
    const show = async () => {
      pdf = await openPdf(bytes);
      if (left) return closePdf(pdf);
      const heights = await heightsOf(pdf);
      if (!left) setOpened({ pdf, heights });
    };
    show().catch((error: unknown) => {
      if (left) return;
      logFailure('certificate preview', error);
      fail();
    });
    return () => {
      left = true;
      setOpened(null);
      if (pdf) closePdf(pdf);
    };
  }, [bytes]);

  if (!opened) {
    return (
      <div className={styles.sheet} style={{ aspectRatio: '640 / 452' }}>
        <SkeletonItem className={styles.waiting} />
      </div>
    );
  }
  const { pdf, heights } = opened;
  const shown = heights.slice(0, maxPages);
  return (
    <div className={styles.pages}>
      {shown.map((height, at) => (
        <PdfPage
          key={at}
          pdf={pdf}
          at={at}
          height={height}
          label={heights.length === 1 ? label : t('preview.page', { label, page: at + 1, count: heights.length })}
          onUnreadable={onUnreadable}
        />
      ))}
      {heights.length > shown.length && <p>{t('preview.more', { shown: shown.length, count: heights.length })}</p>}
    </div>
  );
}

interface PdfPageProps extends Omit<Props, 'bytes'> {
  pdf: PDFDocumentProxy;
  /** From 0. */
  at: number;
  /** Its width being 1. */
  height: number;
}

function PdfPage({ pdf, at, height, label, onUnreadable }: PdfPageProps) {
  const styles = useStyles();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { t } = useTranslation('certificate');
  const [drawn, setDrawn] = useState(false);
  const [isLacking, setLacking] = useState(false);
  const fail = useEffectEvent(onUnreadable);

  useEffect(() => {
    let left = false;
    const show = async (element: HTMLCanvasElement) => {
      await drawPage(pdf, at + 1, element, element.clientWidth || 640);
      if (left) return;
      setDrawn(true);
      setLacking(await lacksPicture(pdf, at + 1));
    };
    if (canvas.current)
      show(canvas.current).catch((error: unknown) => {
        // A document that was closed meanwhile is opened anew above.
        if (left || pdf.loadingTask.destroyed) return;
        logFailure('certificate preview', error);
        fail();
      });
    return () => {
      left = true;
    };
  }, [pdf, at]);

  return (
    <>
      {isLacking && <output>{t('preview.pictureFailed')}</output>}
      <div className={styles.sheet} style={{ aspectRatio: `1 / ${height}` }}>
        {!drawn && <SkeletonItem className={styles.waiting} />}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- pdf.js draws on a canvas, which no img can be */}
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
      </div>
    </>
  );
}
