import { atom } from 'jotai';

/** True while the end of a session redirects to the sign-in page. */
export const redirectingAtom = atom(false);
