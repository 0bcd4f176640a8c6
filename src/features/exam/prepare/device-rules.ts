import type { CameraCondition, CameraPosition } from '#contract/ipc/evidence.ts';
import type { FramingHint } from '#domain/cameras/framing.ts';

/** One camera as the check sees it; `condition` null: it is starting. */
export interface CheckedCamera {
  place: CameraPosition;
  condition: CameraCondition | null;
  /** What would make the picture better; never a reason to wait. */
  hints: readonly FramingHint[];
}

/** What a card says: a condition of the camera, else its first hint, else that all is well. */
export type Verdict =
  | { look: 'starting' }
  | { look: 'good' }
  | { look: 'attention'; kind: 'condition'; word: Exclude<CameraCondition, 'ok'> }
  | { look: 'attention'; kind: 'hint'; word: FramingHint };

/** The verdict on one camera. A darkness that the light hint tells in better words is not told twice. */
export function verdictOf({ condition, hints }: CheckedCamera): Verdict {
  if (condition === null) return { look: 'starting' };
  if (condition !== 'ok') return { look: 'attention', kind: 'condition', word: condition };
  const [hint] = hints;
  return hint ? { look: 'attention', kind: 'hint', word: hint } : { look: 'good' };
}

/** True when the camera gives pictures, however good they are. */
export function isThere(condition: CameraCondition | null): boolean {
  return condition !== null && condition !== 'lost' && condition !== 'absent' && condition !== 'refused';
}

export interface CheckRule {
  cameraCount: number;
  /** So many of them, front first, must give a picture; what is absent beyond that is told to the platform. */
  requiredCameras: number;
}

/** Whether the learner may go on: only the exam's rule holds anybody here, no hint ever does. */
export function mayGoOn({ requiredCameras }: CheckRule, cameras: readonly CheckedCamera[]): boolean {
  return missing({ cameraCount: requiredCameras }, cameras).length === 0;
}

/** The places of this exam that have no picture. */
export function missing(
  { cameraCount }: Pick<CheckRule, 'cameraCount'>,
  cameras: readonly CheckedCamera[],
): CameraPosition[] {
  return cameras
    .slice(0, cameraCount)
    .filter(({ condition }) => !isThere(condition))
    .map(({ place }) => place);
}

/** How many things could be better. */
export function toAdjust(cameras: readonly CheckedCamera[]): number {
  return cameras.filter((camera) => verdictOf(camera).look === 'attention').length;
}
