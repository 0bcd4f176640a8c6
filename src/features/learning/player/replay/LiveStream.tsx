import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stage } from '#ui/theme/fixed-colours.ts';
import { loadMedia } from '../media/load-media.ts';
import { ViewerNotice } from '../ViewerNotice.tsx';

const useStyles = makeStyles({
  stage: {
    position: 'relative',
    // The way into the room below it stays in sight.
    height: 'min(600px, calc(100vh - 340px))',
    minHeight: '220px',
    overflow: 'hidden',
    backgroundColor: stage.dark,
  },
  film: { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
});

interface LiveStreamProps {
  name: string;
  /** As it was when the screen opened. */
  address: string;
  /** Another address; null: there was none. */
  renew: () => Promise<string | null>;
}

const nothing = () => undefined;
/** A fresh address that fails so soon has not ended: the class cannot be shown. */
const soonMs = 15_000;

/** A class that is on, at its present second. An address that ends is renewed; where that does not help the learner is asked. */
export function LiveStream({ name, address: first, renew }: LiveStreamProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const film = useRef<HTMLVideoElement>(null);
  // A new one for every attempt, also when the address is the same.
  const [source, setSource] = useState({ address: first });
  const failedAt = useRef(Number.NEGATIVE_INFINITY);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    const address = await renew();
    setFailed(address === null);
    if (address !== null) setSource({ address });
  };
  const fail = useEffectEvent(() => {
    const now = performance.now();
    const again = now - failedAt.current < soonMs;
    failedAt.current = now;
    if (again) setFailed(true);
    else void load();
  });
  const retry = () => {
    failedAt.current = Number.NEGATIVE_INFINITY;
    void load();
  };
  useEffect(() => {
    if (!film.current) return undefined;
    return loadMedia(film.current, source.address, { failed: () => fail(), qualities: nothing });
  }, [source]);
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a class that is on has none */}
      <video ref={film} className={styles.film} aria-label={name} controls playsInline autoPlay />
      {failed && (
        <ViewerNotice alert title={t('failed.title')} text={t('failed.text')}>
          <Button appearance="primary" onClick={retry}>
            {t('failed.retry')}
          </Button>
        </ViewerNotice>
      )}
    </div>
  );
}
