export type CameraPlace = 'front' | 'side';

/** What the page saw of one camera; `absent`: the machine has no such camera. */
export type CameraCondition = 'ok' | 'lost' | 'absent' | 'refused' | 'dark' | 'covered' | 'frozen';

/** One picture of one camera. The page makes it, main keeps it until the platform has it. */
export interface Capture {
  attemptId: string;
  camera: CameraPlace;
  /** Epoch ms of the platform's clock. */
  takenAt: number;
  /** JPEG bytes, at most 200 KB. */
  jpeg: Uint8Array;
  /** Faces seen on the device; null: not looked at. */
  faces: number | null;
}

/** Something worth telling the platform that is not a picture. */
export interface CameraNote {
  attemptId: string;
  camera: CameraPlace;
  condition: CameraCondition;
  at: number;
}

/** What lies in the evidence queue. It never holds up answers or hand-in. */
export interface EvidenceState {
  attemptId: string;
  waiting: number;
  delivered: number;
  /** Bytes waiting on disk. */
  bytes: number;
  /** Epoch ms of the last delivery; null: none yet. */
  lastDeliveredAt: number | null;
}
