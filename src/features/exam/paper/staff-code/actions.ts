import { staffCodeActions, type StaffCodeAction } from '../../../../contract/exam/staff-action.ts';
import type { AttemptRules } from '../../../../contract/ipc/exam.ts';

/** What there is to do on this seat: a camera that the exam asks for, a lockdown that is on, a copy that somebody can open. */
export function possibleActions(seat: {
  cameraCount: AttemptRules['cameraCount'];
  locked: boolean;
  exportable: boolean;
}): StaffCodeAction[] {
  const possible: Record<StaffCodeAction, boolean> = {
    'release-front': seat.cameraCount > 0,
    'release-side': seat.cameraCount > 1,
    unlock: seat.locked,
    export: seat.exportable,
  };
  return staffCodeActions.filter((action) => possible[action]);
}
