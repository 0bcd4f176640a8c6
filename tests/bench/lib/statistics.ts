/** The quantile of some values, `share` 0 to 1; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** A subject that yields samples each round. */
export interface Subject {
  name: string;
  round: (index: number) => Promise<readonly number[]>;
}

/** Runs subjects in turn (A, B, C, A, B, C...), so that a slow phase of the machine affects all of them. */
export async function interleave(subjects: readonly Subject[], rounds: number): Promise<Map<string, number[]>> {
  const samples = new Map(subjects.map(({ name }) => [name, [] as number[]]));
  for (let index = 0; index < rounds; index += 1)
    for (const { name, round } of subjects) samples.get(name)?.push(...(await round(index)));
  return samples;
}
