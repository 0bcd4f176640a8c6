import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { stage } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  video: { display: 'block', width: '100%', height: '100%', objectFit: 'cover', backgroundColor: stage.background },
  mirrored: { transform: 'scaleX(-1)' },
});

interface LiveVideoProps {
  stream: MediaStream | null;
  /** What it shows, for those who do not see it. */
  label: string;
  /** A learner who looks at themselves expects a mirror. */
  mirrored?: boolean;
  className?: string;
}

/** A camera's picture, live and without sound. */
export function LiveVideo({ stream, label, mirrored = false, className }: LiveVideoProps) {
  const styles = useStyles();
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    video.srcObject = stream;
    // The element plays by itself; a start that a new stream interrupts is followed by that stream's own.
    if (stream) video.play().catch(() => undefined);
  }, [stream]);
  return (
    <video
      ref={element}
      className={mergeClasses(styles.video, mirrored && styles.mirrored, className)}
      aria-label={label}
      autoPlay
      muted
      playsInline
      disablePictureInPicture
    />
  );
}
