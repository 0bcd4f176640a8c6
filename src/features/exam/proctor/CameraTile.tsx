import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { VideoOffRegular, WarningFilled } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { CameraPosition } from '#contract/ipc/evidence.ts';
import { LiveVideo } from '#domain/cameras/LiveVideo.tsx';
import { stage } from '#ui/theme/fixed-colours.ts';
import type { ProctorCamera } from './use-proctor-cameras.ts';

const useStyles = makeStyles({
  tile: {
    position: 'relative',
    width: '127px',
    height: '84px',
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    backgroundColor: stage.background,
    color: stage.text,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  none: { display: 'grid', placeItems: 'center', width: '100%', height: '100%', color: stage.quiet },
  label: {
    position: 'absolute',
    left: '6px',
    bottom: '6px',
    maxWidth: 'calc(100% - 12px)',
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    height: '20px',
    padding: '0 7px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: stage.plate,
    color: stage.text,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
  },
  word: { overflow: 'hidden', textOverflow: 'ellipsis' },
  trouble: { backgroundColor: stage.attention, color: stage.attentionText },
  icon: { flexShrink: 0 },
  lamp: { width: '7px', height: '7px', borderRadius: '50%', backgroundColor: stage.good, flexShrink: 0 },
  waiting: { backgroundColor: stage.quiet },
});

/** One camera of the exam room: its picture and a word. Trouble turns only its own label amber. */
export function CameraTile({ place, camera }: { place: CameraPosition; camera: ProctorCamera }) {
  const { t } = useTranslation('proctor');
  const styles = useStyles();
  const { condition, stream } = camera;
  const trouble = condition !== null && condition !== 'ok';
  const name = t(`place.${place}`);
  return (
    <div className={styles.tile} data-camera={place} data-condition={condition ?? 'starting'}>
      {stream ? (
        <LiveVideo stream={stream} label={t('video', { place: name })} mirrored={place === 'front'} />
      ) : (
        <span className={styles.none} aria-hidden>
          <VideoOffRegular fontSize={24} />
        </span>
      )}
      <span className={mergeClasses(styles.label, trouble && styles.trouble)}>
        {trouble ? (
          <WarningFilled fontSize={12} className={styles.icon} aria-hidden />
        ) : (
          <span className={mergeClasses(styles.lamp, condition === null && styles.waiting)} aria-hidden />
        )}
        <span className={styles.word}>{trouble ? t(`word.${condition}`) : name}</span>
      </span>
    </div>
  );
}
