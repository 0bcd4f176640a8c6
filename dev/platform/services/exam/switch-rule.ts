import { codeTables } from '#contract/platform/profile/code-tables.ts';
import type { ExamContent } from '../../content/exam-content.ts';

/** How often the exam's window may be left and what follows then, as exam and paper say it (assumed, 002 §7). */
export function switchRuleOf({ leaving }: Pick<ExamContent, 'leaving'>) {
  return {
    switchLimit: leaving?.limit ?? null,
    switchConsequence: leaving && codeTables.switchConsequence[leaving.consequence],
  };
}
