import { useAtomValue } from 'jotai';
import { use, useMemo, useState } from 'react';
import type { CameraPosition } from '#contract/ipc/evidence.ts';
import type { CameraChoice } from '#contract/ipc/settings.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { appInfoAtom, settingsAtom } from '../app-state.ts';
import { allowedOf, assign, chooseCameras, offered, swapped, withPhone } from './choice.ts';
import { PhoneCameraContext, type PhoneCamera } from './phone/phone-camera-context.ts';
import { useCameraList, type CameraList } from './use-camera-list.ts';

/** The cameras of this machine and which place each has. */
export interface ChosenCameras extends CameraList {
  choice: CameraChoice;
  /** How many cameras are here that the policy does not allow. */
  barred: number;
  /** Null: no phone can be a camera here. */
  phone: PhoneCamera | null;
  /** A camera of this machine at the side ends the use of a phone. */
  put: (place: CameraPosition, id: string) => void;
  swap: () => void;
}

/** Which camera stands where; what the learner decides is remembered for this machine. */
export function useChosenCameras(): ChosenCameras {
  const list = useCameraList();
  const { managed } = useAtomValue(appInfoAtom);
  const devices = useMemo(() => offered(allowedOf(list.devices, managed.cameras)), [list.devices, managed.cameras]);
  const remembered = useAtomValue(settingsAtom).cameras;
  const [picked, setPicked] = useState<CameraChoice | null>(null);
  const phone = use(PhoneCameraContext);
  const plugged = useMemo(() => chooseCameras(devices, picked ?? remembered), [devices, picked, remembered]);
  const choice = useMemo(() => withPhone(plugged, phone), [plugged, phone]);
  const keep = (next: CameraChoice) => {
    const byHand = { ...next, byHand: true };
    setPicked(byHand);
    // The choice holds for this visit even if it could not be remembered.
    ask(desktop.settings.change({ cameras: byHand })).catch((error: unknown) => {
      void desktop.app.log('warn', `camera choice: ${String(error)}`);
    });
  };
  return {
    ...list,
    known: list.known && (phone === null || phone.known),
    devices,
    choice,
    barred: list.devices.length - allowedOf(list.devices, managed.cameras).length,
    phone,
    put: (place, id) => {
      if (place === 'side' && phone?.device) phone.disconnect();
      keep(assign(plugged, place, id));
    },
    swap: () => keep(swapped(plugged)),
  };
}
