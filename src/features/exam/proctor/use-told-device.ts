import { useEffect, useRef } from 'react';
import type { CameraPosition } from '#contract/ipc/evidence.ts';
import { desktop } from '#lib/desktop.ts';

interface ToldDevice {
  attemptId: string;
  place: CameraPosition;
  stream: MediaStream | null;
  clockNow: () => number;
}

/** Tells which camera gives the pictures of a place, whenever it is another one: its name is a fact that staff judge. */
export function useToldDevice({ attemptId, place, stream, clockNow }: ToldDevice): void {
  const clock = useRef(clockNow);
  const told = useRef('');
  useEffect(() => {
    clock.current = clockNow;
  }, [clockNow]);

  useEffect(() => {
    const [track] = stream?.getVideoTracks() ?? [];
    if (!track) return;
    const { width = 0, height = 0 } = track.getSettings();
    const device = { label: track.label.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200), width, height };
    const key = JSON.stringify([attemptId, device]);
    if (key === told.current) return;
    told.current = key;
    desktop.evidence
      .device({ attemptId, camera: place, ...device, at: Math.round(clock.current()) })
      .catch((error: unknown) => desktop.app.log('warn', `device ${place}: ${String(error)}`));
  }, [attemptId, place, stream]);
}
