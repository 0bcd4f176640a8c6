import { makeStyles } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { stage } from '#ui/theme/fixed-colours.ts';
import type { MediaProblem } from '../media/engine.ts';
import { loadMedia } from '../media/load-media.ts';
import { MediaFailed } from '../media/MediaFailed.tsx';
import { useRenewed } from '../media/use-renewed.ts';

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

/** A class that is on, at its present second. An address that ends is renewed; where that does not help the learner is asked. */
export function LiveStream({ name, address: first, renew }: LiveStreamProps) {
  const styles = useStyles();
  const film = useRef<HTMLVideoElement>(null);
  const { source, phase, retry, ...renewed } = useRenewed(first, renew, 1);
  const [problem, setProblem] = useState<MediaProblem>('unreached');
  // Wherever it stood: it goes on at the present second.
  const fail = useEffectEvent((why: MediaProblem) => {
    setProblem(why);
    renewed.fail(0);
  });
  useEffect(() => {
    if (!film.current) return undefined;
    return loadMedia(film.current, source.address, { failed: (why) => fail(why), qualities: nothing });
  }, [source]);
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a class that is on has none */}
      <video ref={film} className={styles.film} aria-label={name} controls playsInline autoPlay />
      {phase === 'failed' && <MediaFailed problem={problem} onRetry={retry} />}
    </div>
  );
}
