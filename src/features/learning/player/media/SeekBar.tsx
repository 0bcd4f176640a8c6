import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '#lib/format.ts';
import { useHiddenStyles } from '#ui/hidden-styles.ts';
import { stage } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  bar: { position: 'relative', height: '20px', display: 'flex', alignItems: 'center' },
  track: { position: 'absolute', left: 0, right: 0, height: '4px', borderRadius: '2px', backgroundColor: stage.hover },
  part: { position: 'absolute', left: 0, height: '4px', borderRadius: '2px' },
  buffered: { backgroundColor: stage.pressed },
  played: { backgroundColor: stage.text },
  // From here on the tenant lets nobody go yet.
  limit: { position: 'absolute', width: '2px', height: '12px', backgroundColor: stage.attention },
  input: {
    position: 'relative',
    width: '100%',
    height: '20px',
    margin: 0,
    appearance: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '::-webkit-slider-thumb': {
      appearance: 'none',
      width: '16px',
      height: '16px',
      borderRadius: '50%',
      border: 'none',
      backgroundColor: stage.text,
    },
    ':focus-visible': { outline: `2px solid ${stage.text}`, outlineOffset: '2px', borderRadius: '4px' },
  },
  preview: {
    position: 'absolute',
    bottom: '26px',
    transform: 'translateX(-50%)',
    padding: '2px 8px',
    borderRadius: '4px',
    backgroundColor: stage.plate,
    color: stage.text,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
});

interface SeekBarProps {
  at: number;
  duration: number;
  bufferedTo: number;
  /** How far one may go, seconds. */
  limit: number;
  onSeek: (at: number) => void;
}

const clock = (seconds: number): string => formatCountdown(Math.floor(seconds) * 1000);

/** Where the film is, and a way to another place; the time under the pointer stands above it. */
export function SeekBar({ at, duration, bufferedTo, limit, onSeek }: SeekBarProps) {
  const styles = useStyles();
  const { hidden } = useHiddenStyles();
  const { t } = useTranslation('player');
  const ruleId = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const share = (second: number) => `${duration > 0 ? Math.min(100, (second / duration) * 100) : 0}%`;
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration : null);
  };
  const isLimited = duration > 0 && limit < duration - 1;
  return (
    <div className={styles.bar} onPointerMove={point} onPointerLeave={() => setPointed(null)}>
      <div className={styles.track} />
      <div className={mergeClasses(styles.part, styles.buffered)} style={{ width: share(bufferedTo) }} />
      <div className={mergeClasses(styles.part, styles.played)} style={{ width: share(at) }} />
      {isLimited && <div className={styles.limit} style={{ left: share(limit) }} />}
      <input
        className={styles.input}
        type="range"
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(at)}
        aria-label={t('bar.place')}
        aria-valuetext={t('bar.placeOf', { at: clock(at), of: clock(duration) })}
        aria-describedby={isLimited ? ruleId : undefined}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
      {isLimited && (
        <span id={ruleId} className={hidden}>
          {t('bar.limited', { time: clock(limit) })}
        </span>
      )}
      {pointed !== null && duration > 0 && (
        <span className={styles.preview} style={{ left: share(pointed) }} aria-hidden>
          {pointed > limit + 1 ? t('bar.notYet', { time: clock(pointed) }) : clock(pointed)}
        </span>
      )}
    </div>
  );
}
