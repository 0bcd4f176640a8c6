import { useCallback, useEffect, useState } from 'react';
import type { CameraDevice } from './choice.ts';
import { mediaDevices } from './open-camera.ts';

/** The cameras of this machine, kept up to date. */
export interface CameraList {
  devices: readonly CameraDevice[];
  /** False until the machine was asked. */
  known: boolean;
  refresh: () => Promise<void>;
}

/** Cameras that are plugged in now; a device without an id was not allowed yet and is left out. */
async function listCameras(): Promise<CameraDevice[]> {
  const media = mediaDevices();
  // An interface that cannot list its devices has none that we could choose from.
  const devices = (await media?.enumerateDevices().catch(() => [])) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** Lists the cameras, again whenever one is plugged in or out. */
export function useCameraList(): CameraList {
  const [list, setList] = useState<{ devices: readonly CameraDevice[]; known: boolean }>({ devices: [], known: false });
  const refresh = useCallback(async () => setList({ devices: await listCameras(), known: true }), []);
  useEffect(() => {
    const media = mediaDevices();
    const changed = () => void refresh();
    changed();
    media?.addEventListener('devicechange', changed);
    return () => media?.removeEventListener('devicechange', changed);
  }, [refresh]);
  return { ...list, refresh };
}
