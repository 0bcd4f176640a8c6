import { useCallback, useEffect, useState } from 'react';
import { requestAccess, type Access } from '#domain/cameras/camera-access.ts';
import type { CameraDevice } from '#domain/cameras/choice.ts';
import type { OpenFailure } from '#domain/cameras/open-camera.ts';
import { useCamera, type UsedCamera } from '#domain/cameras/use-camera.ts';
import { useChosenCameras } from '#domain/cameras/use-chosen-cameras.ts';
import type { VideoFormat } from '#domain/cameras/video-format.ts';

export type CameraFailure = Exclude<Access, 'granted'> | OpenFailure;

/** A camera opened by a step. */
export interface OpenCamera {
  camera: UsedCamera;
  /** It shows a picture. */
  ready: boolean;
  /** Why it shows none; null: no problem. */
  failure: CameraFailure | null;
  retry: () => void;
  devices: readonly CameraDevice[];
  deviceId: string | null;
  /** Selects a camera for this step only; the choice for exams is unaffected. */
  choose: (id: string) => void;
}

/** Requests camera access and opens the camera while `open`. */
export function useOpenCamera(open: boolean, format: VideoFormat): OpenCamera {
  const { choice, devices, refresh } = useChosenCameras();
  const [access, setAccess] = useState<Access | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const deviceId = picked !== null && devices.some(({ id }) => id === picked) ? picked : choice.front;

  useEffect(() => {
    if (!open || access !== null) return undefined;
    let cancelled = false;
    const request = async () => {
      const answer = await requestAccess();
      // Device ids are available only after camera permission is granted.
      if (answer === 'granted') await refresh();
      if (!cancelled) setAccess(answer);
    };
    void request();
    return () => {
      cancelled = true;
    };
  }, [open, access, refresh]);

  const camera = useCamera(open && access === 'granted' ? deviceId : null, format);
  const trouble = access === null ? null : access === 'granted' ? camera.failure : access;
  const retry = useCallback(() => setAccess(null), []);
  const ready = camera.stream !== null && camera.feed !== null;
  return { camera, ready, failure: trouble, retry, devices, deviceId, choose: setPicked };
}
