import { useCallback, useEffect, useState } from 'react';
import { requestAccess, type Access } from '../../../../domain/cameras/camera-access.ts';
import type { CameraDevice } from '../../../../domain/cameras/choice.ts';
import type { Size } from '../../../../domain/cameras/frame.ts';
import { useCamera, type UsedCamera } from '../../../../domain/cameras/use-camera.ts';
import { useChosenCameras } from '../../../../domain/cameras/use-chosen-cameras.ts';

export type CameraTrouble = Exclude<Access, 'granted'>;

/** A camera of this machine while a step looks through it. */
export interface OpenCamera {
  camera: UsedCamera;
  /** It shows a picture. */
  ready: boolean;
  /** Why it does not; null: nothing wrong. */
  trouble: CameraTrouble | null;
  retry: () => void;
  devices: readonly CameraDevice[];
  deviceId: string | null;
  /** Another camera, for this time only: which one watches exams stays as it is. */
  choose: (id: string) => void;
}

/** Asks for a camera and opens it while `open`. */
export function useOpenCamera(open: boolean, size: Size): OpenCamera {
  const { choice, devices, refresh } = useChosenCameras();
  const [access, setAccess] = useState<Access | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const deviceId = picked !== null && devices.some(({ id }) => id === picked) ? picked : choice.front;

  useEffect(() => {
    if (!open || access !== null) return undefined;
    let left = false;
    const request = async () => {
      const answer = await requestAccess();
      // Devices tell their ids only once a camera was allowed.
      if (answer === 'granted') await refresh();
      if (!left) setAccess(answer);
    };
    void request();
    return () => {
      left = true;
    };
  }, [open, access, refresh]);

  const camera = useCamera(open && access === 'granted' ? deviceId : null, size);
  const trouble = access === null ? null : access === 'granted' ? camera.failure : access;
  const retry = useCallback(() => setAccess(null), []);
  const ready = camera.stream !== null && camera.feed !== null;
  return { camera, ready, trouble, retry, devices, deviceId, choose: setPicked };
}
