import { makeStyles } from '@fluentui/react-components';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPage, textOfPage } from '../../../../domain/pdf/pdf.ts';
import { logFailure } from '../../../../lib/log.ts';
import { useHiddenStyles } from '../../../../ui/hidden-styles.ts';
import { sheet } from '../../../../ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  page: { position: 'relative', margin: '0 auto 16px', backgroundColor: sheet.background },
  canvas: { display: 'block', width: '100%', height: '100%' },
});

interface DocumentPageProps {
  pdf: PDFDocumentProxy;
  /** From 0. */
  at: number;
  count: number;
  width: number;
  height: number;
  /** What scrolls. */
  room: RefObject<HTMLElement | null>;
}

/** A page of a document: drawn when it comes near, with its text for screen readers. */
export function DocumentPage({ pdf, at, count, width, height, room }: DocumentPageProps) {
  const styles = useStyles();
  const { hidden } = useHiddenStyles();
  const { t } = useTranslation('player');
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [text, setText] = useState('');
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
      await drawPage(pdf, at + 1, element, width);
      const read = await textOfPage(pdf, at + 1);
      if (!left) setText(read);
    };
    show(canvas.current).catch((error: unknown) => {
      if (!left) logFailure('document page', error);
    });
    return () => {
      left = true;
    };
  }, [near, pdf, at, width]);
  return (
    <section
      ref={frame}
      className={styles.page}
      style={{ width, height }}
      data-page={at}
      aria-label={t('document.page', { page: at + 1, count })}
    >
      {near && <canvas ref={canvas} className={styles.canvas} aria-hidden />}
      <p className={hidden}>{text}</p>
    </section>
  );
}
