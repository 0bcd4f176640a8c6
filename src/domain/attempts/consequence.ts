import type { PendingAttempt } from '#contract/ipc/exam.ts';
import { keepsHere } from '#rules/exam/keeps-here.ts';

/** How the learner leaves: the account, its context, the client, or the platform for good. */
export type Leaving = 'signOut' | 'switch' | 'close' | 'closeAccount';

export type Consequence =
  | 'signOut.open'
  | 'signOut.deliversItself'
  | 'signOut.waits'
  | 'signOut.staff'
  | 'switch.open'
  | 'switch.sealed'
  | 'close.sealed'
  | 'closeAccount.open'
  | 'closeAccount.sealed'
  | 'closeAccount.staff';

type Facts = Pick<
  PendingAttempt,
  'mine' | 'phase' | 'lockedAway' | 'keystore' | 'deliversItself' | 'canDeliverItself' | 'belongsTo' | 'mayBeLeft'
>;

/**
 * What leaving means for an unfinished paper, as the key of its sentence; null: nothing changes for it. A switch is refused
 * while there is one; all else asks.
 */
export function consequenceOf(attempt: Facts, leaving: Leaving): Consequence | null {
  const { mine, phase, lockedAway, keystore, deliversItself, canDeliverItself } = attempt;
  if (leaving === 'closeAccount') return afterTheAccount(attempt);
  if (leaving === 'switch') return keepsHere(attempt) ? (phase === 'open' ? 'switch.open' : 'switch.sealed') : null;
  if (lockedAway || phase === 'delivered') return null;
  if (leaving === 'close') return phase === 'sealed' && (mine || deliversItself) ? 'close.sealed' : null;
  // What is sealed for another seat goes on there, whoever is signed in here.
  if (!mine || phase === 'moved') return null;
  if (phase === 'open') return 'signOut.open';
  if (phase !== 'sealed') return 'signOut.staff';
  return canDeliverItself && keystore === null ? 'signOut.deliversItself' : 'signOut.waits';
}

/** The platform takes nothing from an account that it does not know any more. */
function afterTheAccount({ mine, phase, lockedAway }: Facts): Consequence | null {
  if (!mine || phase === 'delivered') return null;
  if (lockedAway || (phase !== 'open' && phase !== 'sealed')) return 'closeAccount.staff';
  return `closeAccount.${phase}`;
}
