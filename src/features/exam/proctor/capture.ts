import type { CameraPosition } from '../../../contract/ipc/evidence.ts';
import { encodeJpeg, encodeWithin, takeFrame } from '../../../domain/cameras/frame.ts';
import type { Presence } from '../../../domain/cameras/presence.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { inputPause } from '../../../lib/input-activity.ts';

const size = { width: 640, height: 480 };
/** About 36 KB at the first quality; a busy picture is made smaller. */
const qualities = [0.6, 0.45, 0.3] as const;
const maxBytes = 60_000;
/** A capture waits this long at most for a pause of the learner's input. */
const longestDelayMs = 3000;

interface CaptureOrder {
  attemptId: string;
  camera: CameraPosition;
  video: HTMLVideoElement;
  /** Null: nobody looks for faces in this camera's pictures. */
  presence: Presence | null;
  clockNow: () => number;
}

/** Takes one picture and gives it to the evidence queue. Gives its bytes as they travel; 0: the camera shows none. */
export async function capture({ attemptId, camera, video, presence, clockNow }: CaptureOrder): Promise<number> {
  await inputPause(longestDelayMs);
  const canvas = await takeFrame(video, size);
  if (!canvas) return 0;
  const takenAt = Math.round(clockNow());
  const faces = presence ? await presence.look(canvas) : null;
  const blob = await encodeWithin((quality) => encodeJpeg(canvas, quality), qualities, maxBytes);
  const jpeg = new Uint8Array(await blob.arrayBuffer());
  await ask(desktop.evidence.capture({ attemptId, camera, takenAt, jpeg, faces: faces && faces.length }));
  return Math.ceil((jpeg.byteLength * 4) / 3);
}
