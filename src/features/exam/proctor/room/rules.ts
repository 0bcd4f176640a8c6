import type { CameraCondition } from '#contract/ipc/evidence.ts';
import type { SeenFace } from '#domain/cameras/framing.ts';

/** What the front camera's picture shows of the learner's place. */
export type Place = Extract<CameraCondition, 'ok' | 'no-face' | 'several-faces' | 'moved'>;

/** `seen`: what the latest looks agree on. `candidate`: what the last look showed, and since when (ms, monotonic). */
export interface PlaceWatch {
  seen: Place;
  candidate: { place: Place; since: number };
}

/** Somebody who passes by, or a head bent over a keyboard, is none of it. */
const settleMs = 8_000;
/** A face of at least this share of the picture's height: smaller ones are posters and people far behind. */
const smallest = 0.08;
/** Shares of the picture's width and height by which the middle of the face may lie beside the middle of the picture. */
const aside = { x: 0.38, y: 0.4 };

export const freshPlace = (now: number): PlaceWatch => ({ seen: 'ok', candidate: { place: 'ok', since: now } });

/** One look. Null: nobody looked, which is held against nobody. */
export function placeOf(faces: readonly SeenFace[] | null): Place {
  if (!faces) return 'ok';
  const near = faces.filter(({ height }) => height >= smallest);
  const [face, ...others] = near;
  if (!face) return 'no-face';
  if (others.length > 0) return 'several-faces';
  const [x, y] = [face.x + face.width / 2, face.y + face.height / 2];
  return Math.abs(x - 0.5) > aside.x || Math.abs(y - 0.5) > aside.y ? 'moved' : 'ok';
}

/** Moves on by one look. Getting better is believed at once, getting worse when the looks agree for a while. */
export function nextPlace({ seen, candidate: before }: PlaceWatch, place: Place, now: number): PlaceWatch {
  const candidate = place === before.place ? before : { place, since: now };
  const settled = place === 'ok' || now - candidate.since >= settleMs;
  return { seen: settled ? place : seen, candidate };
}

/** What is told of the front camera: its own trouble first, because a picture without light shows nobody either. */
export function conditionWith(camera: CameraCondition | null, place: Place): CameraCondition | null {
  return camera === 'ok' ? place : camera;
}
