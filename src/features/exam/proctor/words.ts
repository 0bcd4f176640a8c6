import type { CameraCondition, CameraPosition } from '#contract/ipc/evidence.ts';

/** What a camera is like now; `condition` null: it is starting. */
export interface Watched {
  place: CameraPosition;
  condition: CameraCondition | null;
  /** Milliseconds in this condition. */
  forMs: number;
}

export interface Situation {
  cameras: readonly Watched[];
  sideRequired: boolean;
  /** Cameras that staff no longer require. */
  released?: readonly CameraPosition[];
  offline: boolean;
  /** Staff paused the exam: nobody answers now. */
  paused?: boolean;
  /** No picture is stored: the disk is nearly full. */
  diskFull: boolean;
  /** How long the learner may be out of their place (ms), where the platform says so. */
  placeGraceMs?: number | null;
}

/** The one sentence of the panel, as a key below `proctor:sentence`, and whose camera it is about. */
export interface Sentence {
  key:
    | 'starting'
    | 'fine.one'
    | 'fine.two'
    | 'fine.kept'
    | 'fine.paused'
    | 'fine.diskFull'
    | 'fine.withoutSide'
    | 'fine.released'
    | 'trouble.grace'
    | 'trouble.staff'
    | 'trouble.staffPaused';
  place: CameraPosition | null;
  condition: CameraCondition | null;
  /** Seconds of the grace period that are left. */
  seconds: number;
}

/** A camera may be away for so long before staff is asked to come; nothing else ever follows from it. */
export const graceMs = { front: 60_000, side: 120_000 } as const satisfies Record<CameraPosition, number>;

/** The picture is good; it is about who is in it. */
const aboutPlace: ReadonlySet<CameraCondition> = new Set(['no-face', 'several-faces', 'moved']);
export const isAboutPlace = (condition: CameraCondition): boolean => aboutPlace.has(condition);
/** Unless the platform says otherwise. */
const usualPlaceGraceMs = 30_000;

/** What the learner reads: calm while all is well, else what to do about the first camera that needs it. */
export function sentenceOf({
  cameras: all,
  sideRequired,
  released = [],
  offline,
  paused = false,
  diskFull,
  placeGraceMs = null,
}: Situation): Sentence {
  const cameras = all.filter(({ place, condition }) => condition === 'ok' || !released.includes(place));
  const missingSide = (camera: Watched) => camera.place === 'side' && camera.condition === 'absent' && !sideRequired;
  const watched = cameras.filter((camera) => !missingSide(camera));
  const trouble = watched.find(({ condition }) => condition !== null && condition !== 'ok');
  if (trouble) {
    const sentence = aboutTrouble(trouble, placeGraceMs ?? usualPlaceGraceMs);
    return paused && sentence.key === 'trouble.staff' ? { ...sentence, key: 'trouble.staffPaused' } : sentence;
  }
  const plain = { place: null, condition: null, seconds: 0 };
  if (watched.some(({ condition }) => condition === null)) return { key: 'starting', ...plain };
  if (diskFull) return { key: 'fine.diskFull', ...plain };
  if (offline) return { key: 'fine.kept', ...plain };
  if (paused) return { key: 'fine.paused', ...plain };
  if (cameras.length < all.length) return { key: 'fine.released', ...plain };
  if (watched.length < cameras.length) return { key: 'fine.withoutSide', ...plain };
  return { key: watched.length > 1 ? 'fine.two' : 'fine.one', ...plain };
}

/** What helps with a camera in this condition, as a key; `phone`: how this computer reaches the phone that is the side. */
export function adviceKey(
  { place, condition }: { place: CameraPosition | null; condition: CameraCondition },
  phone: 'offline' | 'online' | null,
) {
  const byPhone = place === 'side' && phone !== null;
  if (
    !byPhone ||
    condition === 'ok' ||
    condition === 'no-face' ||
    condition === 'several-faces' ||
    condition === 'moved'
  ) {
    return `advice.${condition}` as const;
  }
  // Nobody knows what the phone does meanwhile.
  if (phone === 'offline' && condition === 'lost') return 'phone-camera:advice.offline';
  return `phone-camera:advice.${condition}` as const;
}

function aboutTrouble({ place, condition, forMs }: Watched, placeGraceMs: number): Sentence {
  const grace = condition !== null && isAboutPlace(condition) ? placeGraceMs : graceMs[place];
  const seconds = Math.max(0, Math.ceil((grace - forMs) / 1000));
  return { key: seconds > 0 ? 'trouble.grace' : 'trouble.staff', place, condition, seconds };
}
