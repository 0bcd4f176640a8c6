import { useEffect, useState } from 'react';
import type { CameraCondition, CameraPosition } from '#contract/ipc/evidence.ts';
import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import { requestAccess, type Access } from '#domain/cameras/camera-access.ts';
import { roomVideo, useCamera, type UsedCamera } from '#domain/cameras/use-camera.ts';
import { useChosenCameras } from '#domain/cameras/use-chosen-cameras.ts';
import { useFraming } from '#domain/cameras/use-framing.ts';
import { judge } from '#rules/readiness/judge.ts';
import { useSideView } from './use-side-view.ts';

/** A camera of the seat with its live picture. */
export interface SeatCamera {
  place: CameraPosition;
  stream: MediaStream | null;
  /** Null: it is starting. */
  row: ReadinessRow | null;
}

/** Both cameras, live while `active`, judged anew in each check (`run` counts them); before that no camera is touched. */
export function useSeatCameras(run: number, active: boolean): readonly SeatCamera[] {
  const { choice, barred, known, refresh } = useChosenCameras();
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
  const { moved, same, blind } = useSideView(front.feed, side.feed, run);
  // Somebody who sits still is looked for by the face.
  const sideFraming = useFraming(side, side.stream !== null && moved === false);
  const missing = looking && known;
  const frontRow = () => {
    const condition = conditionOf(front, missing && choice.front === null);
    return condition && judge('frontCamera', { condition, faces: framing.faces?.length ?? null, barred });
  };
  const sideRow = () => {
    const condition = conditionOf(side, missing && choice.side === null);
    // A live picture is watched for a moment before anything is said of it.
    if (condition === null || (condition === 'ok' && moved === null && !blind)) return null;
    const oneCamera = choice.side !== null && choice.side === choice.front;
    const faces = sideFraming.faces?.length ?? null;
    return judge('sideCamera', { condition, faces, moved, same: oneCamera || same, barred });
  };
  return [
    { place: 'front', stream: front.stream, row: frontRow() },
    { place: 'side', stream: side.stream, row: sideRow() },
  ];
}

const conditionOf = ({ condition }: UsedCamera, missing: boolean): CameraCondition | null =>
  missing ? 'absent' : condition;
