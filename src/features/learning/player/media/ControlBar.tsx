import { makeStyles } from '@fluentui/react-components';
import {
  ClosedCaptionRegular,
  FullScreenMaximizeRegular,
  FullScreenMinimizeRegular,
  KeyboardRegular,
  LinkRegular,
  NextRegular,
  PauseFilled,
  PictureInPictureRegular,
  PlayFilled,
  Speaker2Regular,
  SpeakerMuteRegular,
} from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { CaptionSize, PlaySettings } from '#contract/ipc/settings.ts';
import { formatCountdown } from '#lib/format.ts';
import { stage } from '#ui/theme/fixed-colours.ts';
import { CaptionSizeMenu, ChapterMenu, QualityMenu, SpeedMenu } from './BarMenus.tsx';
import type { Chapter } from './chapters.ts';
import type { Qualities } from './engine.ts';
import { PlayButton } from './PlayButton.tsx';
import { SeekBar } from './SeekBar.tsx';
import { TrackMenu, type TrackMenuProps } from './TrackMenu.tsx';
import type { MediaState } from './use-media-state.ts';

const useStyles = makeStyles({
  bar: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    padding: '40px 16px 8px',
    color: stage.text,
    backgroundImage: stage.shade,
  },
  row: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  time: { padding: '0 8px', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  quiet: { color: stage.quiet },
  end: { marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: '4px' },
  volume: {
    width: '72px',
    accentColor: stage.text,
    '@media (max-width: 799px)': { display: 'none' },
    ':focus-visible': { outline: `2px solid ${stage.text}`, outlineOffset: '2px' },
  },
});

export interface BarActs {
  toggle: () => void;
  seek: (at: number) => void;
  setSpeed: (speed: number) => void;
  setVolume: (volume: number) => void;
  toggleMuted: () => void;
  toggleFill: () => void;
  help: () => void;
  /** Null: there is none. */
  next: (() => void) | null;
  toggleCaptions: (() => void) | null;
  setCaptionSize: (size: CaptionSize) => void;
  /** Copies a link to this second. */
  copyLink: () => void;
  picture: (() => void) | null;
}

interface ControlBarProps {
  state: MediaState;
  /** How far one may go, seconds. */
  limit: number;
  captions: Pick<PlaySettings, 'captions' | 'captionSize'>;
  /** The languages of captions and sound. */
  languages: Readonly<Record<'captions' | 'sound', Omit<TrackMenuProps, 'kind'>>>;
  filled: boolean;
  /** Null: the film comes in one size. */
  qualities: Qualities | null;
  /** Empty: there are none, or they are shown elsewhere. */
  chapters: readonly Chapter[];
  acts: BarActs;
}

/** Everything that is done to a film or a sound while it plays. */
export function ControlBar({ state, limit, captions, languages, filled, qualities, chapters, acts }: ControlBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const { paused, at, duration, bufferedTo, muted, volume, speed } = state;
  const clock = (seconds: number) => formatCountdown(Math.floor(seconds) * 1000);
  const silent = muted || volume === 0;
  return (
    <section className={styles.bar} aria-label={t('bar.title')}>
      <SeekBar at={at} duration={duration} bufferedTo={bufferedTo} limit={limit} onSeek={acts.seek} />
      <div className={styles.row}>
        <PlayButton
          label={t(paused ? 'bar.play' : 'bar.pause')}
          icon={paused ? <PlayFilled fontSize={20} /> : <PauseFilled fontSize={20} />}
          onClick={acts.toggle}
        />
        {acts.next && <PlayButton label={t('bar.next')} icon={<NextRegular fontSize={20} />} onClick={acts.next} />}
        <PlayButton
          label={t(silent ? 'bar.unmute' : 'bar.mute')}
          icon={silent ? <SpeakerMuteRegular fontSize={20} /> : <Speaker2Regular fontSize={20} />}
          onClick={acts.toggleMuted}
        />
        <input
          className={styles.volume}
          type="range"
          data-volume
          min={0}
          max={1}
          step={0.05}
          value={silent ? 0 : volume}
          aria-label={t('bar.volume')}
          onChange={(event) => acts.setVolume(event.currentTarget.valueAsNumber)}
        />
        <span className={styles.time}>
          {clock(at)} <span className={styles.quiet}>/ {duration > 0 ? clock(duration) : '--:--'}</span>
        </span>
        <div className={styles.end}>
          {chapters.length > 0 && <ChapterMenu chapters={chapters} at={at} onSeek={acts.seek} />}
          <SpeedMenu speed={speed} onChange={acts.setSpeed} />
          {qualities && qualities.sizes.length > 0 && <QualityMenu qualities={qualities} />}
          {acts.toggleCaptions && (
            <PlayButton
              label={t('bar.captions')}
              icon={<ClosedCaptionRegular fontSize={20} />}
              pressed={captions.captions}
              onClick={acts.toggleCaptions}
            />
          )}
          {captions.captions && <TrackMenu kind="captionTrack" {...languages.captions} />}
          <TrackMenu kind="soundTrack" {...languages.sound} />
          {acts.toggleCaptions && captions.captions && (
            <CaptionSizeMenu size={captions.captionSize} onChange={acts.setCaptionSize} />
          )}
          {acts.picture && (
            <PlayButton
              label={t('bar.picture')}
              icon={<PictureInPictureRegular fontSize={20} />}
              onClick={acts.picture}
            />
          )}
          <PlayButton label={t('bar.link')} icon={<LinkRegular fontSize={20} />} onClick={acts.copyLink} />
          <PlayButton label={t('bar.keys')} icon={<KeyboardRegular fontSize={20} />} onClick={acts.help} />
          <PlayButton
            label={t(filled ? 'bar.restore' : 'bar.fill')}
            icon={filled ? <FullScreenMinimizeRegular fontSize={20} /> : <FullScreenMaximizeRegular fontSize={20} />}
            onClick={acts.toggleFill}
          />
        </div>
      </div>
    </section>
  );
}
