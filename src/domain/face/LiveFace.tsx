import { useTranslation } from 'react-i18next';
import { LiveVideo } from '../cameras/LiveVideo.tsx';
import type { UsedCamera } from '../cameras/use-camera.ts';
import type { SeenFraming } from '../cameras/use-framing.ts';
import { FaceFrame } from './FaceFrame.tsx';
import { HintList } from './HintList.tsx';

interface LiveFaceProps {
  camera: UsedCamera;
  /** What the detector sees. Only a help: it never prevents taking the picture. */
  framing: SeenFraming;
}

/** The live camera in the oval, with hints. */
export function LiveFace({ camera, framing: { faces, hints } }: LiveFaceProps) {
  const { t } = useTranslation('face');
  const ready = camera.stream !== null && camera.feed !== null;
  const caption = ready
    ? t(hints[0] ? `hints.${hints[0]}` : faces ? 'hints.good' : 'hints.look')
    : t('capture.waiting');
  return (
    <>
      <FaceFrame caption={caption} good={ready && faces !== null && hints.length === 0}>
        <LiveVideo stream={camera.stream} label={t('capture.video')} mirrored />
      </FaceFrame>
      {ready && <HintList hints={hints} detected={faces !== null} />}
    </>
  );
}
