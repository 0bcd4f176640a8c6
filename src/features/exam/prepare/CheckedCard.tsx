import { useTranslation } from 'react-i18next';
import type { PhoneCamera } from '#domain/cameras/phone/phone-camera-context.ts';
import { CameraCard } from './CameraCard.tsx';
import { verdictOf } from './device-rules.ts';
import type { CheckedFeed } from './use-device-check.ts';

interface CheckedCardProps {
  camera: CheckedFeed;
  looked: boolean;
  devices: Parameters<typeof CameraCard>[0]['devices'];
  /** A phone may have this place; null: none may. */
  phone: PhoneCamera | null;
  onChoose: (id: string) => void;
}

/** One camera with its verdict. */
export function CheckedCard({ camera, looked, devices, phone, onChoose }: CheckedCardProps) {
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
      phone={phone}
      onChoose={onChoose}
    />
  );
}
