import { seeded } from '../fault/random.ts';

/** Choices that a seed decides. */
export interface Dice {
  /** 0 to 1. */
  roll: () => number;
  /** True so often, 0 to 1. */
  chance: (share: number) => boolean;
  /** From `least` to `most`, both possible. */
  between: (least: number, most: number) => number;
  /** One of these, each as often. */
  one: <Value>(values: readonly [Value, ...Value[]]) => Value;
  /** One of these, as often as its weight says. */
  weighted: <Value>(values: readonly (readonly [weight: number, value: Value])[]) => Value;
}

/** `about` keeps the choices of one subject apart from those of others: a new subject changes no earlier seed. */
export function diceOf(seed: number, about: string): Dice {
  const roll = seeded(mixed(seed, about));
  return {
    roll,
    chance: (share) => roll() < share,
    between: (least, most) => least + Math.floor(roll() * (most - least + 1)),
    one: (values) => values[Math.floor(roll() * values.length)] ?? values[0],
    weighted(values) {
      let at = roll() * values.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of values) {
        at -= weight;
        if (at < 0) return value;
      }
      const [first] = values;
      if (first === undefined) throw new Error('There is nothing to choose from.');
      return first[1];
    },
  };
}

/** Dice of each call's own: a client that asks for other things changes nothing of what it meets at this one. */
export function dicePerCall(seed: number, about: string): (path: string) => Dice {
  const all = new Map<string, Dice>();
  return (path) => {
    const dice = all.get(path) ?? diceOf(seed, `${about} ${path}`);
    all.set(path, dice);
    return dice;
  };
}

function mixed(seed: number, about: string): number {
  let hash = (seed ^ 0x9e3779b9) >>> 0;
  for (const letter of about) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
