import { useSetAtom } from 'jotai';
import { PlatformCheckDialog } from '#features/site/platform-check/PlatformCheckDialog.tsx';
import { useAreaTexts } from '../use-area-texts.ts';
import { platformCheckOpenAtom } from './state.ts';

/** The check of the platform, once its texts are there. */
export function PlatformCheck() {
  const setOpen = useSetAtom(platformCheckOpenAtom);
  return useAreaTexts('site') ? <PlatformCheckDialog onClose={() => setOpen(false)} /> : null;
}
