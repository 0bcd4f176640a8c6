/** The two perspectives of the open platform (000 §1): learner, and training provider or branch. */
export const views = ['learner', 'provider'] as const;
export type View = (typeof views)[number];

/** The perspective that an address asks for; a visitor is a learner (G-134). */
export function viewOf(word: string | null, signedIn: boolean): View {
  return signedIn && word === 'provider' ? 'provider' : 'learner';
}

/** The perspective as it is written into an address; the usual one is not. */
export function viewWord(view: View): string | null {
  return view === 'learner' ? null : view;
}
