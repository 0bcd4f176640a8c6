import { makeStyles, mergeClasses } from '@fluentui/react-components';
import {
  ChevronLeftRegular,
  ChevronRightRegular,
  ZoomFitRegular,
  ZoomInRegular,
  ZoomOutRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { stage } from '#ui/theme/fixed-colours.ts';
import { PlayButton } from '../media/PlayButton.tsx';
import type { ViewerProps } from '../viewer-props.ts';
import { ViewerNotice } from '../ViewerNotice.tsx';
import { zoomAfter, type ZoomStep } from '../zoom-rules.ts';

const useStyles = makeStyles({
  frame: { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column' },
  room: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '16px',
    boxSizing: 'border-box',
  },
  picture: { display: 'block', margin: 'auto' },
  fitted: { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
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

interface PicturesProps extends Pick<ViewerProps, 'study'> {
  addresses: readonly string[];
  /** The one that was seen last, from 0. */
  first: number;
  name: string;
  /** Asks for other addresses; false: there are none. */
  renew: () => Promise<boolean>;
}

/** Pictures, one at a time; the one that was seen last comes first again. */
export function Pictures({ addresses, first, name, study, renew }: PicturesProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const [at, setAt] = useState(Math.min(addresses.length - 1, Math.max(0, Math.trunc(first))));
  const [zoom, setZoom] = useState(1);
  const [phase, setPhase] = useState<'good' | 'renewed' | 'failed'>('good');
  const count = addresses.length;
  const { begin, report } = study;
  // What does not appear was not seen.
  const appeared = () => {
    begin();
    report({ place: { at, of: count }, seen: at, playedMs: 0 });
  };
  const go = (to: number) => {
    setAt(to);
    setPhase('good');
  };
  const fail = async () => {
    const renewed = phase === 'good' && (await renew());
    setPhase(renewed ? 'renewed' : 'failed');
  };
  const step = (one: ZoomStep) => setZoom(zoomAfter(zoom, one));
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a picture larger than its room is scrolled by keys */}
      <section className={styles.room} tabIndex={0} aria-label={t('picture.room')}>
        <img
          // Asked for again also where the other address is the same one.
          key={`${phase === 'renewed'} ${addresses[at]}`}
          className={mergeClasses(styles.picture, zoom === 1 && styles.fitted)}
          style={zoom === 1 ? undefined : { width: `${zoom * 100}%` }}
          src={pageAddressOf(addresses[at] ?? '')}
          alt={t('picture.name', { name, number: at + 1, count })}
          onLoad={appeared}
          onError={() => void fail()}
        />
      </section>
      {phase === 'failed' && <ViewerNotice alert title={t('failed.title')} text={t('failed.text')} />}
      <section className={styles.bar} aria-label={t('picture.bar')}>
        {at > 0 && (
          <PlayButton
            label={t('picture.previous')}
            icon={<ChevronLeftRegular fontSize={20} />}
            onClick={() => go(at - 1)}
          />
        )}
        <span aria-live="polite">{t('picture.of', { number: formatNumber(at + 1), count: formatNumber(count) })}</span>
        {at < count - 1 && (
          <PlayButton
            label={t('picture.next')}
            icon={<ChevronRightRegular fontSize={20} />}
            onClick={() => go(at + 1)}
          />
        )}
        <PlayButton label={t('zoom.out')} icon={<ZoomOutRegular fontSize={20} />} onClick={() => step('out')} />
        <PlayButton label={t('zoom.fit')} icon={<ZoomFitRegular fontSize={20} />} onClick={() => step('fit')} />
        <PlayButton label={t('zoom.in')} icon={<ZoomInRegular fontSize={20} />} onClick={() => step('in')} />
        <span>{formatPercent(zoom)}</span>
      </section>
    </div>
  );
}
