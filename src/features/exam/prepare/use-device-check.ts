import { useCallback, useEffect, useState } from 'react';
import type { CameraCondition, CameraPosition } from '#contract/ipc/evidence.ts';
import { requestAccess, type Access } from '#domain/cameras/camera-access.ts';
import { roomVideo, useCamera, type UsedCamera } from '#domain/cameras/use-camera.ts';
import { useChosenCameras, type ChosenCameras } from '#domain/cameras/use-chosen-cameras.ts';
import { useFraming } from '#domain/cameras/use-framing.ts';
import type { CheckedCamera } from './device-rules.ts';

/** One camera of the check, with its stream. */
export interface CheckedFeed extends CheckedCamera {
  stream: MediaStream | null;
  deviceId: string | null;
}

interface DeviceCheck {
  access: Access | null;
  chosen: ChosenCameras;
  cameras: readonly CheckedFeed[];
  /** True: the device looks for faces; false: it could not. */
  looked: boolean;
  recheck: () => Promise<void>;
}

/** Everything that the device check sees, live. */
export function useDeviceCheck(cameraCount: number): DeviceCheck {
  const chosen = useChosenCameras();
  const { refresh, choice, known } = chosen;
  const [access, setAccess] = useState<Access | null>(null);
  const side = cameraCount > 1 ? choice.side : null;
  const frontCamera = useCamera(choice.front, roomVideo);
  const sideCamera = useCamera(side, roomVideo);
  const framing = useFraming(frontCamera, frontCamera.stream !== null);

  const recheck = useCallback(async () => {
    const answer = await requestAccess();
    await refresh();
    setAccess(answer);
  }, [refresh]);
  useEffect(() => {
    const begin = async () => recheck();
    void begin();
  }, [recheck]);

  const missing = missingCondition(access, known);
  const front = checked('front', choice.front, frontCamera, framing.hints, missing);
  const cameras = cameraCount > 1 ? [front, checked('side', side, sideCamera, [], missing)] : [front];
  return { access, chosen, cameras, looked: framing.faces !== null, recheck };
}

function missingCondition(access: Access | null, known: boolean): CameraCondition | null {
  if (access === null || !known) return null;
  return access === 'refused' || access === 'system-off' ? 'refused' : 'absent';
}

function checked(
  place: CameraPosition,
  deviceId: string | null,
  { condition, stream }: UsedCamera,
  hints: CheckedCamera['hints'],
  missing: CameraCondition | null,
): CheckedFeed {
  return { place, deviceId, stream, hints, condition: deviceId === null ? missing : condition };
}
