import { atom } from 'jotai';

/** Whether the list of keyboard shortcuts is open. */
export const shortcutsOpenAtom = atom(false);

/** Whether the check of the platform is open. */
export const platformCheckOpenAtom = atom(false);
