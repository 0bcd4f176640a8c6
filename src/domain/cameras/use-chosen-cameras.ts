import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { CameraPosition } from '../../contract/ipc/evidence.ts';
import type { CameraChoice } from '../../contract/ipc/settings.ts';
import { ask, desktop } from '../../lib/desktop.ts';
import { appInfoAtom, settingsAtom } from '../session/state.ts';
import { allowedOf, assign, chooseCameras, swapped } from './choice.ts';
import { useCameraList, type CameraList } from './use-camera-list.ts';

/** The cameras of this machine and which place each has. */
export interface ChosenCameras extends CameraList {
  choice: CameraChoice;
  put: (place: CameraPosition, id: string) => void;
  swap: () => void;
}

/** Which camera stands where; what the learner decides is remembered for this machine. */
export function useChosenCameras(): ChosenCameras {
  const list = useCameraList();
  const { managed } = useAtomValue(appInfoAtom);
  const devices = useMemo(() => allowedOf(list.devices, managed.cameras), [list.devices, managed.cameras]);
  const remembered = useAtomValue(settingsAtom).cameras;
  const [picked, setPicked] = useState<CameraChoice | null>(null);
  const choice = useMemo(() => chooseCameras(devices, picked ?? remembered), [devices, picked, remembered]);
  const keep = (next: CameraChoice) => {
    setPicked(next);
    // The choice holds for this visit even if it could not be remembered.
    ask(desktop.settings.change({ cameras: next })).catch((error: unknown) => {
      void desktop.app.log('warn', `camera choice: ${String(error)}`);
    });
  };
  return {
    ...list,
    devices,
    choice,
    put: (place, id) => keep(assign(choice, place, id)),
    swap: () => keep(swapped(choice)),
  };
}
