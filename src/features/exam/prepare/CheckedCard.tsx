import { useTranslation } from 'react-i18next';
import { CameraCard } from './CameraCard.tsx';
import { verdictOf } from './device-rules.ts';
import type { CheckedFeed } from './use-device-check.ts';

interface CheckedCardProps {
  camera: CheckedFeed;
  looked: boolean;
  devices: Parameters<typeof CameraCard>[0]['devices'];
  onChoose: (id: string) => void;
}

/** One camera with its verdict. */
export function CheckedCard({ camera, looked, devices, onChoose }: CheckedCardProps) {
  const { t } = useTranslation('prepare');
  const verdict = verdictOf(camera);
  const fine = verdict.look === 'good';
  const front = looked ? [t('fact.light'), t('fact.centre'), t('fact.alone')] : [t('fact.light')];
  const facts = camera.place === 'front' ? front : [t('fact.light'), t('fact.moving')];
  return (
    <CameraCard
      place={camera.place}
      stream={camera.stream}
      verdict={verdict}
      facts={fine ? facts : []}
      devices={devices}
      deviceId={camera.deviceId}
      onChoose={onChoose}
    />
  );
}
