import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { CameraPosition } from '#contract/ipc/evidence.ts';
import { roomVideo, useCamera } from '#domain/cameras/use-camera.ts';
import { useChosenCameras } from '#domain/cameras/use-chosen-cameras.ts';
import { stage } from '#ui/theme/fixed-colours.ts';
import { CameraPicture } from '../CameraPicture.tsx';

const useStyles = makeStyles({
  row: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))', gap: '12px' },
  figure: { margin: 0, minWidth: 0 },
  picture: {
    height: 'clamp(96px, 22vh, 180px)',
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    backgroundColor: stage.background,
  },
  caption: { paddingTop: '4px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** The cameras of the exam as they will begin: each live, with what is wrong in words. */
export function RoomCameras({ cameraCount }: { cameraCount: number }) {
  const { choice } = useChosenCameras();
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <RoomCamera place="front" deviceId={choice.front} />
      {cameraCount > 1 && <RoomCamera place="side" deviceId={choice.side} />}
    </div>
  );
}

function RoomCamera({ place, deviceId }: { place: CameraPosition; deviceId: string | null }) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const { stream, condition } = useCamera(deviceId, roomVideo);
  const name = t(`place.${place}`);
  const missing = deviceId === null ? 'absent' : condition;
  return (
    <figure className={styles.figure} data-camera={place}>
      <div className={styles.picture}>
        <CameraPicture place={place} stream={stream} signSize={32} />
      </div>
      <figcaption className={styles.caption}>
        {name}
        {missing !== null && missing !== 'ok' && ` · ${t(`condition.${missing}`)}`}
      </figcaption>
    </figure>
  );
}
