import { call, event } from './ipc-types.ts';

export type CameraPosition = 'front' | 'side';

/**
 * State of one camera as the page sees it; `absent`: the machine has no such camera. `no-face`, `several-faces`, `moved`: the
 * picture is good, and shows nobody, more than one, or the learner out of their place.
 */
export type CameraCondition =
  | 'ok'
  | 'lost'
  | 'absent'
  | 'refused'
  | 'dark'
  | 'covered'
  | 'frozen'
  | 'no-face'
  | 'several-faces'
  | 'moved';

/** One picture of one camera. The page takes it, main stores it until the platform has it. */
export interface Capture {
  attemptId: string;
  camera: CameraPosition;
  /** Epoch ms of the platform's clock. */
  takenAt: number;
  /** JPEG bytes, at most 200 KB. */
  jpeg: Uint8Array;
  /** Faces detected on the device; null: detection did not run. */
  faces: number | null;
}

/** A change of a camera's condition, reported without a picture. */
export interface CameraNote {
  attemptId: string;
  camera: CameraPosition;
  condition: CameraCondition;
  /** Epoch ms of the platform's clock. */
  at: number;
}

/** Which camera gives the pictures of a place now, as the system and the camera tell it. */
export interface CameraDeviceTold {
  attemptId: string;
  camera: CameraPosition;
  /** The system's name of it; '': none. */
  label: string;
  /** Size of its pictures; 0: not known. */
  width: number;
  height: number;
  /** Epoch ms of the platform's clock. */
  at: number;
}

/** The battery of this computer; one on mains without a battery is told as a full one that is charging. */
export interface Battery {
  /** 0 to 100. */
  percent: number;
  charging: boolean;
}

/** The evidence queue of one attempt. It never delays answers or the hand-in. */
export interface EvidenceState {
  attemptId: string;
  waiting: number;
  delivered: number;
  /** Size of the waiting items on disk. */
  waitingBytes: number;
  /** Epoch ms of the last delivery; null: none yet. */
  lastDeliveredAt: number | null;
  /** What was not sent and never will be; null: nothing. */
  lost: EvidenceLost | null;
  /** True: too little room on the disk, so no pictures are taken. */
  diskFull: boolean;
  /** True: the store takes nothing at the moment, and the counts are the last that were known. */
  broken: boolean;
  /** Items that wait in memory only until the store takes them. */
  unstored: number;
}

/** Numbers of items that do not reach the platform, by cause. */
export interface EvidenceLost {
  /** Pictures given up because a long time without network used up their room. */
  thinned: number;
  /** Pictures and notes that the platform refused again and again, or that cannot be read. */
  dropped: number;
  /** Screen switches whose report was refused, or has an unknown outcome. */
  switches: number;
  /** Pictures deleted at the age that the consent names. */
  expired: number;
  /** Pictures that were not taken because the disk had no room, and what the store could not take for too long. */
  noRoom: number;
}

export const evidenceDomain = {
  capture: call<[capture: Capture], void>(),
  note: call<[note: CameraNote], void>(),
  /** Told when the paper opens, and whenever another camera has the place. */
  device: call<[told: CameraDeviceTold], void>(),
  /** For the heartbeats of the paper that is open; null: not known. */
  battery: call<[attemptId: string, battery: Battery | null], void>(),
  /** Null: the queue cannot be read, so nobody knows. */
  state: call<[attemptId: string], EvidenceState | null>(),
  changed: event<EvidenceState>(),
};
