import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Speaker2Regular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { logFailure } from '#lib/log.ts';
import { Panel } from '#ui/Panel.tsx';

const toneHz = 440;
const toneSeconds = 1;
const loudness = 0.2;

/** Plays one soft tone; resolves when it has ended. */
async function playTone(): Promise<void> {
  const context = new AudioContext();
  try {
    await context.resume();
    const tone = new OscillatorNode(context, { frequency: toneHz });
    tone.connect(new GainNode(context, { gain: loudness })).connect(context.destination);
    const ended = new Promise<void>((resolve) => tone.addEventListener('ended', () => resolve(), { once: true }));
    tone.start();
    tone.stop(context.currentTime + toneSeconds);
    await ended;
  } finally {
    await context.close();
  }
}

/** Whether the learner heard the tone; only they can tell. */
export type Heard = 'unknown' | 'yes' | 'no';

const useStyles = makeStyles({
  card: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', padding: '12px 16px' },
  words: { flexGrow: 1 },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Plays a tone and asks whether it was heard. */
export function SoundCard({ heard, onHeard }: { heard: Heard; onHeard: (heard: Heard) => void }) {
  const styles = useStyles();
  const { t } = useTranslation('device-test');
  const play = async () => {
    try {
      await playTone();
    } catch (error) {
      // A machine without a sound device; the learner hears nothing and says so.
      logFailure('sound', error);
    }
  };
  return (
    <Panel className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('sound.title')}</h2>
        <p className={styles.text}>{t(`sound.${heard}`)}</p>
      </div>
      <Button icon={<Speaker2Regular />} onClick={() => void play()}>
        {t('sound.play')}
      </Button>
      <Button aria-pressed={heard === 'yes'} onClick={() => onHeard('yes')}>
        {t('sound.heard')}
      </Button>
      <Button aria-pressed={heard === 'no'} onClick={() => onHeard('no')}>
        {t('sound.notHeard')}
      </Button>
    </Panel>
  );
}
