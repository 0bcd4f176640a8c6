import { atom } from 'jotai';

/** True while the end of a session redirects to the sign-in page. */
export const redirectingAtom = atom(false);

/** Key of the router's current history entry. The page may still be rendering the one before. */
export const historyEntryAtom = atom('default');

/** True while the router loads the screen of another address. */
export const navigatingAtom = atom(false);
