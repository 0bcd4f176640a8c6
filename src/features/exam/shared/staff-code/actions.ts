import type { AttemptRules } from '#contract/ipc/exam.ts';
import { type SeatOrder, type StaffCodeAction, staffCodeActions } from '#contract/ipc/staff-action.ts';

/**
 * What there is to do on this seat: an order that staff confirm, a pause that they end, a camera that the exam asks for and a lockdown that is on, while the paper is open; a copy
 * that somebody can open, also after the hand-in; the way to another seat, and back; another branch before it is delivered.
 */
export function possibleActions(seat: {
  open: boolean;
  /** Sealed for another seat. */
  moved: boolean;
  cameraCount: AttemptRules['cameraCount'];
  locked: boolean;
  exportable: boolean;
  /** What of the platform's orders waits for the word of staff. */
  orders: readonly SeatOrder[];
  /** Handed in, and not at the platform yet. */
  sealed: boolean;
}): StaffCodeAction[] {
  const possible: Record<StaffCodeAction, boolean> = {
    'release-front': seat.open && seat.cameraCount > 0,
    'release-side': seat.open && seat.cameraCount > 1,
    unlock: seat.open && seat.locked,
    'hand-in': seat.open && seat.orders.includes('hand-in'),
    pause: seat.open && seat.orders.includes('pause'),
    resume: seat.open && seat.orders.includes('resume'),
    report: true,
    export: seat.exportable && !seat.moved,
    transfer: seat.open,
    'take-back': seat.moved,
    'let-leave': seat.open || seat.sealed,
    'send-again': !seat.open && !seat.moved,
  };
  return staffCodeActions.filter((action) => possible[action]);
}

const explained = ['transfer', 'take-back', 'send-again', 'hand-in', 'pause', 'resume'] as const;

/** It is said what these mean before the code is typed. */
export function isExplained(action: StaffCodeAction): action is (typeof explained)[number] {
  return explained.some((one) => one === action);
}
