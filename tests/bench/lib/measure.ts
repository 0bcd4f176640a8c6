/** One measured value. A goal is an upper bound; without one the value is only reported. */
export interface Measure {
  name: string;
  value: number;
  unit: string;
  goal: number | null;
}

/** A bench: a subject and its peers, measured side by side. */
export interface Bench {
  name: string;
  /** It needs neither the built client nor its peers. */
  withoutClient?: boolean;
  run: () => Promise<Measure[]>;
}

/** The written form of a measure. */
export interface Result {
  value: number;
  unit: string;
  goal: number | null;
  ok: boolean;
}

export function resultOf({ value, unit, goal }: Measure): Result {
  const rounded = Number(value.toFixed(Math.abs(value) < 10 ? 2 : 1));
  return { value: rounded, unit, goal, ok: goal === null || (Number.isFinite(value) && rounded <= goal) };
}
