import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stage } from '#ui/theme/fixed-colours.ts';
import { loadMedia } from '../media/load-media.ts';
import { StageNotice } from '../StageNotice.tsx';

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

/** A class that is on, at its present second. An address that ends is renewed once; after that the learner is asked. */
export function LiveStream({ name, address: first, renew }: LiveStreamProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const film = useRef<HTMLVideoElement>(null);
  // A new one for every attempt, also when the address is the same.
  const [source, setSource] = useState({ address: first, renewed: false });
  const [failed, setFailed] = useState(false);
  const load = async (byLearner: boolean) => {
    const address = await renew();
    setFailed(address === null);
    if (address !== null) setSource({ address, renewed: !byLearner });
  };
  const fail = useEffectEvent(() => {
    if (source.renewed) setFailed(true);
    else void load(false);
  });
  useEffect(() => {
    if (!film.current) return undefined;
    return loadMedia(film.current, source.address, { failed: () => fail(), qualities: nothing });
  }, [source]);
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a class that is on has none */}
      <video ref={film} className={styles.film} aria-label={name} controls playsInline autoPlay />
      {failed && (
        <StageNotice alert title={t('failed.title')} text={t('failed.text')}>
          <Button appearance="primary" onClick={() => void load(true)}>
            {t('failed.retry')}
          </Button>
        </StageNotice>
      )}
    </div>
  );
}
