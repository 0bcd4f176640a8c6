import { createContext } from 'react';
import type { CameraDevice } from '../choice.ts';

/** A phone as the side camera of the exam that is prepared or sat. */
export interface PhoneCamera {
  /** False while the platform was not asked yet: the side camera may be a phone. */
  known: boolean;
  /** The connected phone among the cameras; null: none is connected. */
  device: CameraDevice | null;
  /** Opens the dialog with the code. */
  connect: () => void;
  /** Ends the use of the phone: the side is a camera of this computer again. */
  disconnect: () => void;
  /** True while the platform is asked to end it. */
  disconnecting: boolean;
}

/** Null: no phone is offered here. */
export const PhoneCameraContext = createContext<PhoneCamera | null>(null);
