import { atom } from 'jotai';

/** The end of a session leads to the sign-in page right now; its screen may still be loading. */
export const redirectingAtom = atom(false);
