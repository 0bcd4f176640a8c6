import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import type { ViewerProps } from '../viewer-props.ts';
import { ViewerBar } from '../ViewerBar.tsx';
import { ViewerNotice } from '../ViewerNotice.tsx';

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
      <ViewerBar
        label={t('picture.bar')}
        place={t('picture.of', { number: formatNumber(at + 1), count: formatNumber(count) })}
        back={at > 0 ? { label: t('picture.previous'), go: () => go(at - 1) } : null}
        on={at < count - 1 ? { label: t('picture.next'), go: () => go(at + 1) } : null}
        zoom={zoom}
        onZoom={setZoom}
      />
    </div>
  );
}
