import type { CameraCondition } from '#contract/ipc/evidence.ts';

/** The pace of a phone, in seconds, where the platform names none that can be used. */
export const usualPace = 4;
const [quickest, slowest] = [1, 10];

/** Seconds between two pictures of a phone as the platform told them. */
export function paceOf(everySeconds: number | null): number {
  if (everySeconds === null || !(everySeconds > 0)) return usualPace;
  return Math.min(slowest, Math.max(quickest, everySeconds));
}

/** What is known of a phone after each look at the platform. */
export interface PhoneFacts {
  /** What the phone said last, as the platform tells it; null: the platform was not reached. */
  told: string | null;
  /** What its last picture looks like. */
  look: CameraCondition;
  /** Since its last picture, or since it was looked for first (ms of a monotonic clock). */
  silentMs: number;
  everySeconds: number;
  hadPicture: boolean;
}

/** A phone may miss two pictures in a row, and a slow network gets some time. */
export const toleranceMs = (everySeconds: number) => everySeconds * 3000 + 2000;

/** The condition of a phone as a camera; null: it is starting. */
export function conditionOf({ told, look, silentMs, everySeconds, hadPicture }: PhoneFacts): CameraCondition | null {
  if (told === 'refused') return 'refused';
  if (told !== null && told !== 'live') return 'lost';
  if (silentMs > toleranceMs(everySeconds)) return 'lost';
  return hadPicture ? look : null;
}

/** Whether a policy that names the cameras of a seat (null: it names none) lets a phone be one. */
export function allowsPhone(names: readonly string[] | null): boolean {
  return names === null || names.some((name) => name.trim().toLowerCase() === 'phone');
}

const prefix = 'phone:';

/** Names a paired phone among the cameras of this machine. */
export const phoneDeviceId = (pairingId: string) => `${prefix}${pairingId}`;

/** The pairing of a camera that is a phone; null: it is plugged in here. */
export function pairingIdOf(deviceId: string | null): string | null {
  return deviceId?.startsWith(prefix) ? deviceId.slice(prefix.length) : null;
}

/** True once a phone has redeemed its code: it is the side camera, whatever it shows. */
export function isJoined(state: string): boolean {
  return state === 'live' || state === 'left' || state === 'refused';
}
