import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPage, lacksPicture, placedText, type PlacedText } from '#domain/pdf/pdf.ts';
import { logFailure } from '#lib/log.ts';
import { useHiddenStyles } from '#ui/hidden-styles.ts';
import { sheet } from '#ui/theme/fixed-colours.ts';
import { bringToMiddle } from './bring-to-middle.ts';
import { joined, placesOf, spansOf } from './find-rules.ts';

const useStyles = makeStyles({
  page: { position: 'relative', margin: '0 auto 16px', backgroundColor: sheet.background },
  failed: { position: 'absolute', inset: 0, margin: 0, padding: '24px', color: sheet.text },
  lacking: { bottom: 'auto', zIndex: 1, backgroundColor: sheet.found },
  canvas: { display: 'block', width: '100%', height: '100%' },
  found: { position: 'absolute', mixBlendMode: 'multiply', backgroundColor: sheet.found },
  current: { backgroundColor: sheet.foundNow },
});

interface DocumentPageProps {
  pdf: PDFDocumentProxy;
  /** From 0. */
  at: number;
  count: number;
  width: number;
  /** As far as is known, its width being 1. */
  height: number;
  /** What is looked for; '': nothing. */
  query: string;
  /** The find of this page that is shown, from 0; null: none. */
  nth: number | null;
  /** What scrolls. */
  room: RefObject<HTMLElement | null>;
}

/** A page of a document: drawn when it comes near, with its text for screen readers. */
export function DocumentPage({ pdf, at, count, width, height, query, nth, room }: DocumentPageProps) {
  const styles = useStyles();
  const { hidden } = useHiddenStyles();
  const { t } = useTranslation('player');
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [drawn, setDrawn] = useState<number | 'not' | null>(null);
  const [isLacking, setLacking] = useState(false);
  const [items, setItems] = useState<readonly PlacedText[]>([]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      root: room.current,
      rootMargin: '100% 0px',
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [room]);
  useEffect(() => {
    if (!near || !canvas.current) return undefined;
    let left = false;
    const show = async (element: HTMLCanvasElement) => {
      const ratio = await drawPage(pdf, at + 1, element, width);
      if (left) return;
      setDrawn(ratio);
      setLacking(await lacksPicture(pdf, at + 1));
      const read = await placedText(pdf, at + 1);
      if (!left) setItems(read);
    };
    show(canvas.current).catch((error: unknown) => {
      if (left) return;
      logFailure('document page', error);
      setDrawn((before) => before ?? 'not');
    });
    return () => {
      left = true;
    };
  }, [near, pdf, at, width]);
  const text = joined(items);
  const spans = near ? spansOf(text, query) : [];
  // A find near the edge of the window would be cut: it is brought to the middle.
  const now = useRef<HTMLDivElement>(null);
  const found = nth !== null && nth < spans.length ? nth : null;
  useEffect(() => {
    if (found !== null) bringToMiddle(room.current, now.current);
  }, [found, room]);
  return (
    <section
      ref={frame}
      className={styles.page}
      style={{ width, height: width * (typeof drawn === 'number' ? drawn : height) }}
      data-page={at}
      aria-label={t('document.page', { page: at + 1, count })}
    >
      {drawn === 'not' && <p className={styles.failed}>{t('document.pageFailed')}</p>}
      {drawn !== 'not' && isLacking && (
        <p className={mergeClasses(styles.failed, styles.lacking)}>{t('document.pictureFailed')}</p>
      )}
      {near && <canvas ref={canvas} className={styles.canvas} aria-hidden />}
      {spans.map((span, number) =>
        placesOf(items, span).map(({ x, y, width: wide, height: high }, part) => (
          <div
            key={`${number}-${part}`}
            ref={number === nth && part === 0 ? now : undefined}
            className={mergeClasses(styles.found, number === nth && styles.current)}
            style={{
              left: `${x * 100}%`,
              top: `${y * 100}%`,
              width: `${wide * 100}%`,
              height: `${high * 100}%`,
            }}
          />
        )),
      )}
      <p className={hidden}>{text}</p>
    </section>
  );
}
