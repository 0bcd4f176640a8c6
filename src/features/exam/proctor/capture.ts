import type { CameraPosition } from '#contract/ipc/evidence.ts';
import type { CameraFeed } from '#domain/cameras/camera-feed.ts';
import { encodeJpeg, encodeWithin, takeFrame } from '#domain/cameras/frame.ts';
import type { Presence } from '#domain/cameras/presence.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { inputPause } from '#lib/input-activity.ts';

const size = { width: 640, height: 480 };
/** About 36 KB at the first quality; a busy picture is made smaller. */
const qualities = [0.6, 0.45, 0.3] as const;
const maxBytes = 60_000;
/** A capture waits this long at most for a pause of the learner's input. */
const longestDelayMs = 3000;

interface CaptureOrder {
  attemptId: string;
  camera: CameraPosition;
  feed: Pick<CameraFeed, 'video' | 'pictureAt'>;
  /** Null: nobody looks for faces in this camera's pictures. */
  presence: Presence | null;
  clockNow: () => number;
  /** When the camera's last capture was taken; null: there was none. */
  lastAt: number | null;
}

/** A picture that was taken: the moment it is of, and its bytes as they travel. */
export interface Taken {
  at: number;
  bytes: number;
}

/**
 * Takes one picture and gives it to the evidence queue. Null: the camera shows none, or still the one that was taken last,
 * as a phone on a slow network does.
 */
export async function capture(order: CaptureOrder): Promise<Taken | null> {
  const { attemptId, camera, feed, presence, clockNow, lastAt } = order;
  await inputPause(longestDelayMs);
  const takenAt = Math.round(feed.pictureAt?.() ?? clockNow());
  const canvas = takenAt === lastAt ? null : await takeFrame(feed.video, size);
  if (!canvas) return null;
  const faces = presence ? await presence.look(canvas) : null;
  const blob = await encodeWithin((quality) => encodeJpeg(canvas, quality), qualities, maxBytes);
  const jpeg = new Uint8Array(await blob.arrayBuffer());
  await ask(desktop.evidence.capture({ attemptId, camera, takenAt, jpeg, faces: faces && faces.length }));
  return { at: takenAt, bytes: Math.ceil((jpeg.byteLength * 4) / 3) };
}
