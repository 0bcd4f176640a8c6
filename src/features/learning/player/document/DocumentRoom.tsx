import { makeStyles } from '@fluentui/react-components';
import { DocumentOnePageRegular, DocumentPageBottomCenterRegular } from '@fluentui/react-icons';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { stage } from '#ui/theme/fixed-colours.ts';
import { PlayButton } from '../media/PlayButton.tsx';
import type { ViewerProps } from '../viewer-props.ts';
import { ViewerBar } from '../ViewerBar.tsx';
import { FindBar } from './FindBar.tsx';
import { useFind, type Hit } from './use-find.ts';

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
});

/** Wider, a line of text is too long to read. */
const widestPage = 860;
const narrowestPage = 240;
const margin = 24;

/** How a document is shown at this moment. */
export interface Look {
  /** Px of a page that fits, zoomed. */
  width: number;
  /** The only page that is shown, from 0; null: all, one below the other. */
  only: number | null;
  query: string;
  /** The find that is shown. */
  hit: Hit | null;
  room: RefObject<HTMLDivElement | null>;
}

interface DocumentRoomProps extends Pick<ViewerProps, 'study'> {
  name: string;
  pages: number;
  /** The page where it was left, from 0. */
  first: number;
  /** Text of a page, from 0. */
  textOf: (page: number) => Promise<string>;
  /** The pages that are shown; each carries `data-page`. */
  shown: (room: HTMLElement) => readonly Element[];
  /** What is not shown of it; false: nothing. */
  notice: ReactNode;
  children: (look: Look) => ReactNode;
}

/** Reads a document: all pages or one at a time, zoom, search, and the page that is kept. */
export function DocumentRoom({ name, pages, first, study, textOf, shown, notice, children }: DocumentRoomProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const room = useRef<HTMLDivElement>(null);
  const [start] = useState(Math.min(pages - 1, Math.max(0, Math.trunc(first))));
  const [page, setPage] = useState(start);
  const [single, setSingle] = useState(false);
  const [zoom, setZoom] = useState(1);
  const [fit, setFit] = useState(widestPage);
  const { begin, report } = study;
  useEffect(() => {
    begin();
    report({ place: { at: page, of: pages }, seen: page, playedMs: 0 });
  }, [begin, report, page, pages]);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = () => setFit(Math.max(narrowestPage, Math.min(widestPage, element.clientWidth - 2 * margin)));
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  // At the page where it was left, and there again at another size.
  const kept = useRef(start);
  const width = fit * zoom;
  const pageAt = (at: number) => {
    const element = room.current;
    return element && shown(element).find((one) => one.getAttribute('data-page') === String(at));
  };
  const comeBack = useRef(() => {});
  useLayoutEffect(() => {
    comeBack.current = () => {
      pageAt(kept.current)?.scrollIntoView();
    };
  });
  useLayoutEffect(() => {
    if (width > 0 && !single) comeBack.current();
  }, [width, single]);
  const goTo = (at: number) => {
    kept.current = Math.min(pages - 1, Math.max(0, at));
    setPage(kept.current);
    if (single) room.current?.scrollTo({ top: 0 });
    else comeBack.current();
  };
  const turn = () => {
    const element = room.current;
    if (!element || single) return;
    const middle = element.getBoundingClientRect().top + element.clientHeight / 2;
    const at = shown(element)
      .findLast((one) => one.getBoundingClientRect().top <= middle)
      ?.getAttribute('data-page');
    if (at === undefined || at === null) return;
    kept.current = Number(at);
    setPage(kept.current);
  };
  const find = useFind(pages, textOf, goTo);
  return (
    <div className={styles.frame}>
      {notice}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- scrolled by keys */}
      <div
        ref={room}
        className={styles.room}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
        tabIndex={0}
        role="document"
        aria-label={name}
        onScroll={turn}
        onKeyDown={({ key }) => {
          const by = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 }[key];
          if (single && by !== undefined) goTo(page + by);
        }}
      >
        {children({ width, only: single ? page : null, query: find.query.trim(), hit: find.hit, room })}
      </div>
      <ViewerBar
        label={t('document.bar')}
        place={t('document.page', { page: formatNumber(page + 1), count: formatNumber(pages) })}
        back={single ? { label: t('document.previous'), go: () => goTo(page - 1) } : null}
        on={single ? { label: t('document.next'), go: () => goTo(page + 1) } : null}
        zoom={zoom}
        onZoom={setZoom}
        ways={
          <PlayButton
            label={t('document.onePage')}
            icon={single ? <DocumentOnePageRegular fontSize={20} /> : <DocumentPageBottomCenterRegular fontSize={20} />}
            pressed={single}
            onClick={() => setSingle(!single)}
          />
        }
      >
        <FindBar find={find} />
      </ViewerBar>
    </div>
  );
}
