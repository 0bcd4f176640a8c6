import type { SeenFace } from './framing.ts';

/** What the page asks the presence worker. */
export interface LookRequest {
  id: number;
  picture: ImageBitmap;
}

/** What it says; `faces` null: the model could not be run. */
export interface LookAnswer {
  id: number;
  faces: SeenFace[] | null;
  /** For the log, when faces is null. */
  reason: string | null;
}
