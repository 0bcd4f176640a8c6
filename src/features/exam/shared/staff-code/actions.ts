import { staffCodeActions, type StaffCodeAction } from '../../../../contract/exam/staff-action.ts';
import type { AttemptRules } from '../../../../contract/ipc/exam.ts';

/**
 * What there is to do on this seat: a camera that the exam asks for and a lockdown that is on, while the paper is open; a copy
 * that somebody can open, also after the hand-in; the way to another seat, and back.
 */
export function possibleActions(seat: {
  open: boolean;
  /** Sealed for another seat. */
  moved: boolean;
  cameraCount: AttemptRules['cameraCount'];
  locked: boolean;
  exportable: boolean;
}): StaffCodeAction[] {
  const possible: Record<StaffCodeAction, boolean> = {
    'release-front': seat.open && seat.cameraCount > 0,
    'release-side': seat.open && seat.cameraCount > 1,
    unlock: seat.open && seat.locked,
    export: seat.exportable && !seat.moved,
    transfer: seat.open,
    'take-back': seat.moved,
  };
  return staffCodeActions.filter((action) => possible[action]);
}

/** What changes where the paper is sat: it is said what that means before the code is typed. */
export function isMove(action: StaffCodeAction): action is 'transfer' | 'take-back' {
  return action === 'transfer' || action === 'take-back';
}
