import type { CameraPosition } from '#contract/ipc/evidence.ts';
import type { CameraChoice } from '#contract/ipc/settings.ts';
import { cameraKind } from '#rules/exam/camera-kind.ts';

/** A camera of this machine. */
export interface CameraDevice {
  id: string;
  /** The system's name of it; '' until the camera was allowed. */
  label: string;
}

/** Words by which makers name a camera that looks at the learner. */
const builtIn = /integrated|built-?in|facetime|front|内置|前置|正面/i;

/** The cameras that a policy lets the client use, by parts of their names; one that has not told its name yet stays. */
export function allowedOf(devices: readonly CameraDevice[], names: readonly string[] | null): readonly CameraDevice[] {
  if (names === null) return devices;
  const parts = names.map((name) => name.toLowerCase());
  return devices.filter(({ label }) => label === '' || parts.some((part) => label.toLowerCase().includes(part)));
}

/** Virtual and infrared cameras come last in every list, and are taken only by a person. */
export const isSpecial = ({ label }: CameraDevice) => ['virtual', 'infrared'].includes(cameraKind(label));

/** The order in which cameras are offered. */
export function offered(devices: readonly CameraDevice[]): readonly CameraDevice[] {
  return devices.toSorted((a, b) => Number(isSpecial(a)) - Number(isSpecial(b)));
}

/**
 * Which camera stands where: what was chosen before, as far as it is there; else a built-in camera is the front one,
 * and the next one is the side. With one camera the front has it. A virtual or an infrared one has a place only if a person
 * gave it that.
 */
export function chooseCameras(devices: readonly CameraDevice[], before: CameraChoice): CameraChoice {
  const possible = before.byHand ? devices : devices.filter((device) => !isSpecial(device));
  const known = (id: string | null) => possible.find((device) => device.id === id)?.id ?? null;
  const keptSide = possible.length > 1 && before.side !== before.front ? known(before.side) : null;
  const kept = known(before.front);
  const free = devices.filter((device) => !isSpecial(device) && device.id !== keptSide);
  const front = kept ?? (free.find(({ label }) => builtIn.test(label)) ?? free[0])?.id ?? null;
  const side = keptSide ?? free.find(({ id }) => id !== front)?.id ?? null;
  return { front, side };
}

/** Gives a place another camera; the other place takes what becomes free. */
export function assign(choice: CameraChoice, place: CameraPosition, id: string): CameraChoice {
  const other = place === 'front' ? 'side' : 'front';
  return choice[other] === id ? { ...choice, [place]: id, [other]: choice[place] } : { ...choice, [place]: id };
}

/** A connected phone has the side, whatever is plugged in; nobody has it while it may be a phone's. */
export function withPhone(
  choice: CameraChoice,
  phone: { known: boolean; device: CameraDevice | null } | null,
): CameraChoice {
  if (phone === null || (phone.known && phone.device === null)) return choice;
  return { ...choice, side: phone.device?.id ?? null };
}

/** The two cameras change places. */
export function swapped({ front, side, ...rest }: CameraChoice): CameraChoice {
  return { ...rest, front: side, side: front };
}
