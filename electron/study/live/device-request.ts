import { roomDevices, type RoomDevice } from '#contract/ipc/live.ts';

const deviceOf: Readonly<Record<string, RoomDevice>> = { video: 'camera', audio: 'microphone' };

/** The devices that a request is for; null: no room gets what it asks for. */
export function requestedDevices(permission: string, media: readonly string[]): RoomDevice[] | null {
  if (permission !== 'media') return null;
  const wanted = media.map((kind) => deviceOf[kind]);
  if (wanted.length === 0 || wanted.includes(undefined)) return null;
  return roomDevices.filter((device) => wanted.includes(device));
}

/** What takes nothing from the learner, and nobody is asked: rooms keep the screen awake, labs have buttons that copy. */
const harmless = ['fullscreen', 'screen-wake-lock', 'clipboard-sanitized-write'];
/** Other programs and other devices; whatever else an ordinary page asks for, no room gets, and it is no attempt to leave. */
const leaving = ['openExternal', 'media', 'display-capture', 'hid', 'serial', 'usb', 'midi', 'midiSysex', 'nfc'];

export function isHarmless(permission: string): boolean {
  return harmless.includes(permission);
}

/** True: a refused request of this kind counts as an attempt to leave the room. */
export function isLeaving(permission: string): boolean {
  return leaving.includes(permission);
}
