import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, HeadphonesRegular, PlayFilled, WarningFilled } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { Recording } from '#contract/ipc/paper.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { useRecording } from './use-recording.ts';

const useStyles = makeStyles({
  box: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '12px 16px',
    margin: '16px 0 0',
    padding: '14px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  progress: { flex: '1 1 160px', minWidth: '120px', backgroundColor: semanticColours.track },
  time: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  words: { flexBasis: '100%', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  trouble: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flexBasis: '100%',
    color: semanticColours.attentionText,
  },
});

interface RecordingPlayerProps {
  recording: Recording;
  /** Counts a play, on disk before the sound starts; resolves with all plays, rejects with `no-plays` when none is left. */
  countPlay: (recordingId: string) => Promise<number>;
  played: number;
  /** What to do when the sound does not come. */
  failedHint?: string;
  onPlayed: (recordingId: string, plays: number) => void;
}

/** Plays a recording of the paper, as often as the paper allows. Pausing and seeking would be another play. */
export function RecordingPlayer(props: RecordingPlayerProps) {
  const styles = useStyles();
  const { t } = useTranslation('answering');
  const { audio, step, position, left, notCounted, play, reload } = useRecording(props);
  const { recording, failedHint = t('listening.failed') } = props;
  const usedUp = left === 0;
  return (
    <section className={styles.box} aria-label={t('listening.label')}>
      {/* The paper brings no captions for a listening task. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={audio} src={pageAddressOf(recording.source)} preload="auto" />
      <Button
        appearance={usedUp ? 'secondary' : 'primary'}
        icon={step === 'playing' ? <HeadphonesRegular /> : <PlayFilled />}
        disabledFocusable={step !== 'ready' || usedUp}
        onClick={() => void play()}
      >
        {t(buttonKey(step, usedUp))}
      </Button>
      <ProgressBar
        className={styles.progress}
        aria-label={t('listening.progress')}
        max={position.of || 1}
        value={position.seconds}
      />
      <span className={styles.time}>
        {clockText(position.seconds)} / {clockText(position.of)}
      </span>
      <output className={styles.words}>
        {left === null
          ? t('listening.free')
          : usedUp
            ? t('listening.usedUp', { limit: recording.playLimit })
            : t('listening.left', { count: left, limit: recording.playLimit })}
      </output>
      {(step === 'failed' || notCounted) && (
        <div className={styles.trouble} role="alert">
          <WarningFilled fontSize={18} aria-hidden />
          {notCounted ? t('listening.notCounted') : failedHint}
          {step === 'failed' && (
            <Button size="small" icon={<ArrowClockwiseRegular />} onClick={reload}>
              {t('listening.reload')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function buttonKey(step: string, usedUp: boolean): string {
  if (step === 'playing') return 'listening.playing';
  if (usedUp) return 'listening.none';
  return step === 'loading' ? 'listening.loading' : 'listening.play';
}

/** Minutes and seconds, as players show them: 1:05. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
