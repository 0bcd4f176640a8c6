import { roomDevices, type RoomDevice } from '../../src/contract/ipc/live.ts';

const deviceOf: Readonly<Record<string, RoomDevice>> = { video: 'camera', audio: 'microphone' };

/** The devices that a request is for; null: no room gets what it asks for. */
export function requestedDevices(permission: string, media: readonly string[]): RoomDevice[] | null {
  if (permission !== 'media') return null;
  const wanted = media.map((kind) => deviceOf[kind]);
  if (wanted.length === 0 || wanted.includes(undefined)) return null;
  return roomDevices.filter((device) => wanted.includes(device));
}

/** Full screen is the window's own matter, and nobody is asked. */
export function isHarmless(permission: string): boolean {
  return permission === 'fullscreen';
}
