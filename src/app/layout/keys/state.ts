import { atom } from 'jotai';

/** Whether the check of the platform is open. */
export const platformCheckOpenAtom = atom(false);
