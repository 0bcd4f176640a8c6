import { useEffect, useState } from 'react';
import type { CameraFeed } from '#domain/cameras/camera-feed.ts';
import { createSampler } from '#domain/cameras/frame.ts';
import { movementIn, nextView, samePictures, unseen } from './side-view.ts';

const lookEveryMs = 500;
/** Looks without a picture after which nothing can be said. */
const patience = 5;

/** What can be said of the side camera; null: not looked at for long enough. */
export interface SeenAtSide {
  moved: boolean | null;
  same: boolean | null;
  /** It runs, and its picture cannot be looked at. */
  blind: boolean;
}

const nothing: SeenAtSide = { moved: null, same: null, blind: false };

/** A frame that cannot be read is missed; the next one follows. */
async function lumaOf(sample: ReturnType<typeof createSampler>, { video }: CameraFeed): Promise<Uint8Array | null> {
  const taken = await sample(video).catch(() => null);
  return taken?.luma ?? null;
}

/** Watches what moves before the side camera, beside what the front one shows, anew with each check (`run` counts them). */
export function useSideView(front: CameraFeed | null, side: CameraFeed | null, run: number): SeenAtSide {
  const [seen, setSeen] = useState({ run, ...nothing });
  useEffect(() => {
    if (!side) return undefined;
    const samplers = { front: createSampler(), side: createSampler() };
    let stopped = false;
    let view = unseen;
    let missed = 0;
    const tell = (next: SeenAtSide) =>
      setSeen((last) => {
        const known = last.run === run && (['moved', 'same', 'blind'] as const).every((key) => last[key] === next[key]);
        return known ? last : { run, ...next };
      });
    const look = async () => {
      const luma = await lumaOf(samplers.side, side);
      const other = front && (await lumaOf(samplers.front, front));
      if (stopped) return;
      missed += luma ? 0 : 1;
      if (luma) view = nextView(view, luma, other);
      tell({ moved: movementIn(view), same: samePictures(view), blind: !luma && missed >= patience });
      timer = setTimeout(() => void look(), lookEveryMs);
    };
    // What the camera still had in its hands is of the check before.
    let timer = setTimeout(() => void look(), lookEveryMs);
    return () => {
      stopped = true;
      clearTimeout(timer);
      tell(nothing);
    };
  }, [front, side, run]);
  return seen.run === run ? seen : nothing;
}
