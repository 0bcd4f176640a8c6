import { useEffect, useState } from 'react';
import type { CameraPosition } from '../../../contract/ipc/evidence.ts';
import { judge, type ReadinessRow } from '../../../contract/readiness/judge.ts';
import { requestAccess, type Access } from '../../../domain/cameras/camera-access.ts';
import { roomVideo, useCamera, type UsedCamera } from '../../../domain/cameras/use-camera.ts';
import { useChosenCameras } from '../../../domain/cameras/use-chosen-cameras.ts';
import { useFraming } from '../../../domain/cameras/use-framing.ts';

/** A camera of the seat with its live picture. */
export interface SeatCamera {
  place: CameraPosition;
  stream: MediaStream | null;
  /** Null: it is starting. */
  row: ReadinessRow | null;
}

/** Both cameras, live while `active`; before that no camera is touched. */
export function useSeatCameras(active: boolean): readonly SeatCamera[] {
  const { choice, known, refresh } = useChosenCameras();
  const [access, setAccess] = useState<Access | null>(null);
  useEffect(() => {
    if (!active) return undefined;
    let left = false;
    const begin = async () => {
      const answer = await requestAccess();
      await refresh();
      if (!left) setAccess(answer);
    };
    void begin();
    return () => {
      left = true;
    };
  }, [active, refresh]);
  const looking = active && access !== null;
  const front = useCamera(looking ? choice.front : null, roomVideo);
  const side = useCamera(looking ? choice.side : null, roomVideo);
  const framing = useFraming(front, front.stream !== null);
  const missing = looking && known;
  return [
    {
      place: 'front',
      stream: front.stream,
      row: rowOf('frontCamera', front, missing && choice.front === null, framing.faces?.length ?? null),
    },
    { place: 'side', stream: side.stream, row: rowOf('sideCamera', side, missing && choice.side === null, null) },
  ];
}

function rowOf(
  check: 'frontCamera' | 'sideCamera',
  { condition }: UsedCamera,
  missing: boolean,
  faces: number | null,
): ReadinessRow | null {
  if (missing) return judge(check, { condition: 'absent', faces });
  return condition === null ? null : judge(check, { condition, faces });
}
