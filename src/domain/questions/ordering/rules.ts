import type { AnswerValue, Question } from '#contract/ipc/paper.ts';

/** The keys as they are shown: the learner's order, else that of the paper. */
export function orderOf({ options }: Pick<Question, 'options'>, value: AnswerValue | undefined): readonly string[] {
  const keys = options.map(({ key }) => key);
  const chosen = value?.kind === 'order' ? value.keys.filter((key) => keys.includes(key)) : [];
  return [...chosen, ...keys.filter((key) => !chosen.includes(key))];
}

/** The order after one item moved by so many positions, at most to an end. */
export function moved(keys: readonly string[], key: string, step: number): readonly string[] {
  const from = keys.indexOf(key);
  if (from < 0) return keys;
  const to = Math.min(keys.length - 1, Math.max(0, from + step));
  const others = keys.filter((other) => other !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}

/** Where a dragged row comes to stand: below every other row whose middle the pointer has passed. */
export function dropPosition(middles: readonly number[], pointerY: number): number {
  return middles.filter((middle) => middle < pointerY).length;
}
