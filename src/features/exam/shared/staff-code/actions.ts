import { staffCodeActions, type StaffCodeAction } from '../../../../contract/exam/staff-action.ts';
import type { AttemptRules } from '../../../../contract/ipc/exam.ts';

/**
 * What there is to do on this seat: a camera that the exam asks for and a lockdown that is on, while the paper is open; a copy
 * that somebody can open, also after the hand-in.
 */
export function possibleActions(seat: {
  open: boolean;
  cameraCount: AttemptRules['cameraCount'];
  locked: boolean;
  exportable: boolean;
}): StaffCodeAction[] {
  const possible: Record<StaffCodeAction, boolean> = {
    'release-front': seat.open && seat.cameraCount > 0,
    'release-side': seat.open && seat.cameraCount > 1,
    unlock: seat.open && seat.locked,
    export: seat.exportable,
  };
  return staffCodeActions.filter((action) => possible[action]);
}
