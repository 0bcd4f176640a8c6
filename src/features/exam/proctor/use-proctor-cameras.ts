import { useEffect, useMemo, useState } from 'react';
import type { CameraCondition } from '#contract/ipc/evidence.ts';
import type { CameraChoice } from '#contract/ipc/settings.ts';
import { requestAccess, type Access } from '#domain/cameras/camera-access.ts';
import { roomVideo, useCamera, type UsedCamera } from '#domain/cameras/use-camera.ts';
import type { ChosenCameras } from '#domain/cameras/use-chosen-cameras.ts';
import { useChosenCameras } from '#domain/cameras/use-chosen-cameras.ts';

/** One place of the exam room. */
export interface ProctorCamera extends UsedCamera {
  deviceId: string | null;
}

interface ProctorCameras {
  front: ProctorCamera;
  side: ProctorCamera;
  chosen: ChosenCameras;
}

/** The cameras of the exam room. A chosen camera keeps its place while it is away, so that it is found again. */
export function useProctorCameras(cameraCount: 0 | 1 | 2): ProctorCameras {
  const chosen = useChosenCameras();
  const access = useAccess(chosen, cameraCount > 0);
  const [kept, setKept] = useState<CameraChoice>({ front: null, side: null });
  const { phone } = chosen;
  const pluggedIn = phone === null || (phone.known && phone.device === null);
  // A phone has the side only as long as it is connected; it fills no place.
  const filled = fill(kept, pluggedIn ? chosen.choice : { ...chosen.choice, side: null });
  if (filled.front !== kept.front || filled.side !== kept.side) setKept(filled);

  const ids = {
    front: kept.front,
    side: cameraCount > 1 ? (pluggedIn ? kept.side : (phone.device?.id ?? null)) : null,
  };
  const frontCamera = useCamera(cameraCount > 0 ? ids.front : null, roomVideo);
  const sideCamera = useCamera(ids.side, roomVideo);
  const missing = missingCondition(access, chosen.known);
  const controls = useMemo(
    (): ChosenCameras => ({
      ...chosen,
      choice: { front: kept.front, side: ids.side },
      put: (place, id) => {
        chosen.put(place, id);
        setKept((before) => ({ ...before, [place]: id }));
      },
    }),
    [chosen, kept.front, ids.side],
  );
  return {
    front: withPlace(ids.front, frontCamera, missing),
    side: withPlace(ids.side, sideCamera, missing),
    chosen: controls,
  };
}

/** A place is filled once; then only the learner changes it. */
function fill(kept: CameraChoice, { front, side }: CameraChoice): CameraChoice {
  const first = kept.front ?? (front === kept.side ? null : front);
  return { front: first, side: kept.side ?? (side === first ? null : side) };
}

/** After a restart the page must ask once more before the devices tell their ids. */
function useAccess({ known, devices, refresh }: ChosenCameras, wanted: boolean): Access | null {
  const [access, setAccess] = useState<Access | null>(null);
  const unseen = wanted && known && devices.length === 0 && access === null;
  useEffect(() => {
    if (!unseen) return;
    const ask = async () => {
      const answer = await requestAccess();
      await refresh();
      setAccess(answer);
    };
    void ask();
  }, [unseen, refresh]);
  return devices.length > 0 ? 'granted' : access;
}

function missingCondition(access: Access | null, known: boolean): CameraCondition | null {
  if (!known || access === null) return null;
  return access === 'refused' || access === 'system-off' ? 'refused' : 'absent';
}

function withPlace(deviceId: string | null, camera: UsedCamera, missing: CameraCondition | null): ProctorCamera {
  return { ...camera, deviceId, condition: deviceId === null ? missing : camera.condition };
}
