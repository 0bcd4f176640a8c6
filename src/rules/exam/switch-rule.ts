import type { SwitchConsequence } from '#contract/ipc/exam.ts';
import { codeTables } from '#contract/platform/profile/code-tables.ts';

/** How often a learner may leave the window of an exam, and what follows then. */
export interface SwitchRule {
  limit: number;
  /** Null: the platform does not say. */
  consequence: SwitchConsequence | null;
}

/** The rule in the platform's words (assumed fields of exam and paper, 002 §7); null: there is none. */
export function switchRule({
  switchLimit: limit,
  switchConsequence: code,
}: {
  switchLimit: number | null;
  switchConsequence: number | null;
}): SwitchRule | null {
  if (limit === null || limit <= 0) return null;
  const { told, handedIn } = codeTables.switchConsequence;
  return { limit, consequence: code === handedIn ? 'handed-in' : code === told ? 'told' : null };
}

/** True when the paper is handed in because of this many switches. */
export function endsPaper(count: number, limit: number | null, consequence: SwitchConsequence | undefined): boolean {
  return consequence === 'handed-in' && limit !== null && count > limit;
}
