import { isEvidence, type Basis } from '#contract/platform/basis.ts';
import type { Refusal } from './commit-answer.ts';
import { delivered, settled, type Outcome, type Verdict } from './hand-in-outcome.ts';
import type { RecordKind, RecordRead, RecordView } from './paper-record.ts';
import type { Change } from './record-stamp.ts';

/** What is known of a paper when its record is read. */
export interface Known {
  /** A commit may have arrived. */
  sent: boolean;
  /** The paper was at another seat, or a verdict leaves it to people: only they replace what the platform may hold. */
  careful: boolean;
  /** How the record compares with the one from right before the commit. */
  change: Change;
  /** The record could not be read, again and again. */
  unreadable: boolean;
}

/** Nothing is handed in yet, as far as anybody reads it so. */
const notHandedIn: readonly RecordKind[] = ['open', 'unknown', 'ended'];

/**
 * What the record means before a commit. `commit`: the paper is sent; nothing says that the platform has it. `look`: its
 * record is read once more before anything is decided.
 */
export function beforeCommit(view: RecordView, known: Known): Outcome | 'commit' | 'look' {
  const { sent, careful, change, unreadable } = known;
  // A first commit waits for no record.
  if (view.kind === 'wait') return sent || careful ? view : 'commit';
  if (view.kind === 'unusable') return unreadable || !(sent || careful) ? 'commit' : 'look';
  const { kind, basis } = view;
  const proven = isEvidence(basis);
  if (kind === 'same') return delivered('compared', view);
  if (proven && kind === 'other') return settled('elsewhere', view);
  // Where its words are known, or where the paper was at another seat, nothing is sent over what it may hold.
  if (!sent) {
    const left = (careful || isEvidence(view.standing)) && !notHandedIn.includes(kind);
    return left ? settled('unverified', view) : 'commit';
  }
  if (proven && kind === 'counted' && change !== 'same') return delivered('counted', view);
  if (change === 'unclear') return 'look';
  if (change === 'same' || (proven && notHandedIn.includes(kind))) return 'commit';
  if (change === 'untold' && notHandedIn.includes(kind)) return 'commit';
  return settled('unverified', view);
}

/** `shown`: the record differs from the one before the commit; null: there is none to compare with. */
export interface AfterCommit {
  shown: boolean | null;
}

/**
 * What the record means after the platform said that it took the paper: it is never sent again by itself. `overdue`: its
 * record has had all the time that it gets.
 */
export function afterTaken(view: RecordView, { shown, overdue }: AfterCommit & { overdue: boolean }): Outcome | 'look' {
  const heard: Basis = 'documented';
  if (view.kind === 'wait' || view.kind === 'unusable') return delivered('acknowledged', { held: null, basis: heard });
  const { kind, basis, held } = view;
  const proven = isEvidence(basis);
  if (kind === 'same') return delivered('compared', view);
  if (proven && kind === 'other') return overdue ? settled('elsewhere', view) : 'look';
  const open = kind === 'ended' || (kind === 'open' && proven);
  if (!open && (shown ?? !notHandedIn.includes(kind)))
    return delivered(kind === 'counted' ? 'counted' : 'acknowledged', { held, basis: heard });
  if (!overdue) return 'look';
  return { ...delivered('acknowledged', { held: proven ? held : null, basis: heard }), notShown: true };
}

interface Refused {
  why: Refusal;
  /** What it rests on that the code means this. */
  basis: Basis;
  message: string | null;
}

/**
 * What the record means after the platform said that it does not take the paper. `again`: so it is, and the paper is sent
 * again. `look`: the record speaks against that, which networks that repeat a request bring about.
 */
export function afterRefusal(
  view: RecordView,
  { why, basis: codeBasis, message }: Refused,
  { sent, change, unreadable, shown }: Known & AfterCommit,
): Verdict | 'again' | 'look' {
  const already = why === 'alreadyHandedIn' && isEvidence(codeBasis);
  const refused = (held: RecordRead['held']) => settled('refused', { basis: codeBasis, held, message });
  if (view.kind === 'wait') return 'again';
  if (view.kind === 'unusable') {
    if (why === 'busy') return 'again';
    if (why !== 'alreadyHandedIn') return refused(null);
    return unreadable ? settled('unverified', { basis: codeBasis, message }) : 'look';
  }
  const { kind, basis, held } = view;
  const proven = isEvidence(basis);
  if (kind === 'same') return delivered('compared', view);
  if (proven && kind === 'other') return settled('elsewhere', { ...view, message });
  if (proven && kind === 'counted' && sent) return delivered('counted', view);
  if (proven && kind === 'ended' && why !== 'busy') return settled('closed', { ...view, message });
  if (proven && kind === 'open' && (why === 'busy' || already)) return 'again';
  // It holds a paper: this one, which a network or an earlier try brought, or another.
  if (why === 'alreadyHandedIn') {
    // There is nothing to compare with, perhaps because a list stands in for the record: the next look may tell.
    const lookOnce = !sent && shown === null && !notHandedIn.includes(kind) && kind !== 'counted';
    return shown === true || lookOnce ? 'look' : settled('unverified', { ...view, message });
  }
  if (proven && kind === 'open') return refused(null);
  if (shown === true) return 'look';
  if (why === 'busy') return 'again';
  if (!notHandedIn.includes(kind) && sent && change === 'untold') return settled('unverified', { ...view, message });
  return refused(held);
}
