import type { AttemptRules } from '#contract/ipc/exam.ts';
import { endsPaper } from '#rules/exam/switch-rule.ts';

/** What is said after a screen switch: the count, the limit beside it, or that the next one ends the paper. */
export function switchWord(
  count: number,
  { switchLimit, switchConsequence }: Pick<AttemptRules, 'switchLimit' | 'switchConsequence'>,
): 'counted' | 'limited' | 'last' {
  if (switchLimit === null) return 'counted';
  return endsPaper(count + 1, switchLimit, switchConsequence) ? 'last' : 'limited';
}
