import { Button, makeStyles } from '@fluentui/react-components';
import { ZoomFitRegular, ZoomInRegular, ZoomOutRegular } from '@fluentui/react-icons';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../../lib/format.ts';
import { stage } from '../../../../ui/theme/fixed-colours.ts';
import { PlayButton } from '../media/PlayButton.tsx';
import { StageNotice } from '../StageNotice.tsx';
import { StageSpinner } from '../StageSpinner.tsx';
import type { StageProps } from '../stage-props.ts';
import { zoomAfter } from '../zoom-rules.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { usePdf, type OpenPdf } from './use-pdf.ts';

const useStyles = makeStyles({
  frame: { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column' },
  room: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    // A page that is drawn moves nothing.
    overflowAnchor: 'none',
    padding: '16px',
    boxSizing: 'border-box',
    ':focus-visible': { outline: `2px solid ${stage.text}`, outlineOffset: '-2px' },
  },
  bar: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: '4px 8px',
    padding: '6px 16px',
    color: stage.text,
    backgroundColor: stage.plate,
  },
});

/** Wider, a line of text is too long to read. */
const widestPage = 860;
const narrowestPage = 240;
const margin = 24;

interface PdfDocumentProps extends Pick<StageProps, 'study'> {
  address: string;
  name: string;
  /** The page where it was left, from 0. */
  first: number;
  renew: () => Promise<boolean>;
}

/** A PDF as one long page. */
export function PdfDocument({ address, renew, ...props }: PdfDocumentProps) {
  const { t } = useTranslation('player');
  const { open, failed, retry } = usePdf(address, renew);
  if (failed) {
    return (
      <StageNotice alert title={t('failed.title')} text={t('failed.text')}>
        <Button appearance="primary" onClick={retry}>
          {t('failed.retry')}
        </Button>
      </StageNotice>
    );
  }
  return open ? <Pages open={open} {...props} /> : <StageSpinner />;
}

function Pages({ open, name, first, study }: Omit<PdfDocumentProps, 'address' | 'renew'> & { open: OpenPdf }) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const room = useRef<HTMLDivElement>(null);
  const { pdf, pages, height } = open;
  const [start] = useState(Math.min(pages - 1, Math.max(0, Math.trunc(first))));
  const [page, setPage] = useState(start);
  const [zoom, setZoom] = useState(1);
  const [width, setWidth] = useState(widestPage);
  const { begin, report } = study;
  useEffect(() => {
    begin();
    report({ place: { at: page, of: pages }, seen: page, playedMs: 0 });
  }, [begin, report, page, pages]);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const fit = () => setWidth(Math.max(narrowestPage, Math.min(widestPage, element.clientWidth - 2 * margin)));
    const watch = new ResizeObserver(fit);
    fit();
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  // At the page where it was left, and there again at another size.
  const kept = useRef(start);
  const pageWidth = width * zoom;
  useLayoutEffect(() => {
    if (pageWidth > 0) room.current?.querySelector(`[data-page="${kept.current}"]`)?.scrollIntoView();
  }, [pageWidth]);
  const turn = () => {
    const element = room.current;
    if (!element) return;
    const middle = element.getBoundingClientRect().top + element.clientHeight / 2;
    const all = [...element.querySelectorAll('[data-page]')];
    const at = all.findLastIndex((one) => one.getBoundingClientRect().top <= middle);
    if (at === -1) return;
    kept.current = at;
    setPage(at);
  };
  const step = (one: 'in' | 'out' | 'fit') => setZoom(zoomAfter(zoom, one));
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys */}
      <div ref={room} className={styles.room} tabIndex={0} role="document" aria-label={name} onScroll={turn}>
        {Array.from({ length: pages }, (_, at) => (
          <DocumentPage
            key={at}
            pdf={pdf}
            at={at}
            count={pages}
            width={pageWidth}
            height={pageWidth * height}
            room={room}
          />
        ))}
      </div>
      <section className={styles.bar} aria-label={t('document.bar')}>
        <span aria-live="polite">
          {t('document.page', { page: formatNumber(page + 1), count: formatNumber(pages) })}
        </span>
        <PlayButton label={t('zoom.out')} icon={<ZoomOutRegular fontSize={20} />} onClick={() => step('out')} />
        <PlayButton label={t('zoom.fit')} icon={<ZoomFitRegular fontSize={20} />} onClick={() => step('fit')} />
        <PlayButton label={t('zoom.in')} icon={<ZoomInRegular fontSize={20} />} onClick={() => step('in')} />
        <span>{formatPercent(zoom)}</span>
      </section>
    </div>
  );
}
