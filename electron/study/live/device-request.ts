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

export interface DeviceAnswersOptions {
  isPaperOpen: () => boolean;
  /** Asks the learner, in a dialog that the room cannot answer. */
  askLearner: (device: RoomDevice) => Promise<boolean>;
  /** What the system says; it can change while the room is open. */
  systemAllows: (device: RoomDevice) => Promise<boolean>;
  told: (device: RoomDevice, allowed: boolean) => void;
}

/** What one room may use: each device is asked for once, and beside a paper the room gets none. */
export class DeviceAnswers {
  readonly #options: DeviceAnswersOptions;
  readonly #byLearner = new Map<RoomDevice, boolean>();

  constructor(options: DeviceAnswersOptions) {
    this.#options = options;
  }

  mayUse(devices: readonly RoomDevice[]): boolean {
    return !this.#options.isPaperOpen() && devices.every((device) => this.#byLearner.get(device) === true);
  }

  async ask(devices: readonly RoomDevice[]): Promise<boolean> {
    const { isPaperOpen, askLearner, systemAllows, told } = this.#options;
    for (const device of devices) {
      if (isPaperOpen()) return false;
      const answer = this.#byLearner.get(device) ?? (await askLearner(device));
      // What a paper refuses is nobody's answer, nor is what was pressed beside it.
      if (isPaperOpen()) return false;
      this.#byLearner.set(device, answer);
      const allowed = answer && (await systemAllows(device));
      told(device, allowed);
      if (!allowed) return false;
    }
    return !isPaperOpen();
  }
}
