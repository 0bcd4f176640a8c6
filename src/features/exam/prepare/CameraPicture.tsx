import { makeStyles } from '@fluentui/react-components';
import { VideoOffRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { CameraPosition } from '#contract/ipc/evidence.ts';
import { LiveVideo } from '#domain/cameras/LiveVideo.tsx';
import { stage } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  // Whole: a face that is cut off here would be called centred.
  video: { objectFit: 'contain' },
  none: { display: 'grid', placeItems: 'center', height: '100%', color: stage.quiet },
});

interface CameraPictureProps {
  place: CameraPosition;
  stream: MediaStream | null;
  /** Pixels of the sign for a camera without a picture. */
  signSize: number;
}

/** What a camera sees now, or that it sees nothing. */
export function CameraPicture({ place, stream, signSize }: CameraPictureProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  if (!stream) {
    return (
      <div className={styles.none} aria-hidden>
        <VideoOffRegular fontSize={signSize} />
      </div>
    );
  }
  const label = t('video', { place: t(`place.${place}`) });
  return <LiveVideo className={styles.video} stream={stream} label={label} mirrored={place === 'front'} />;
}
