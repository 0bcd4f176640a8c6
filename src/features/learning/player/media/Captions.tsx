import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaptionSize } from '#contract/ipc/settings.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { stage } from '#ui/theme/fixed-colours.ts';
import type { Cue } from './caption-text.ts';
import { useCaptions, type CaptionTrack } from './use-captions.ts';

const useStyles = makeStyles({
  room: {
    position: 'absolute',
    left: '16px',
    right: '16px',
    bottom: '88px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    pointerEvents: 'none',
  },
  line: {
    margin: 0,
    padding: '4px 14px',
    borderRadius: '4px',
    backgroundColor: stage.plate,
    color: stage.text,
    lineHeight: 1.5,
    textAlign: 'center',
    whiteSpace: 'pre-line',
  },
  small: { fontSize: '14px' },
  medium: { fontSize: 'clamp(14px, 3vh, 18px)' },
  large: { fontSize: 'clamp(20px, 4.5vh, 28px)' },
});

interface CaptionsProps {
  media: RefObject<HTMLMediaElement | null>;
  /** Null: they are off. */
  track: CaptionTrack | null;
  streamed: readonly Cue[];
  size: CaptionSize;
}

/** What is said in a film, above its bar. */
export function Captions({ media, track, streamed, size }: CaptionsProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const { lines, failed } = useCaptions(media, track, streamed);
  return (
    <div className={styles.room}>
      {failed && (
        <output className={mergeClasses(styles.line, styles[size])}>{t(`bar.captionsFailed.${failed}`)}</output>
      )}
      {lines.map((line, at) => (
        <p key={at} className={mergeClasses(styles.line, styles[size])}>
          <PlatformText text={line} />
        </p>
      ))}
    </div>
  );
}
