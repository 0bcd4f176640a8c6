/** Numbers from 0 to below 1 that follow from a text (mulberry32): a run has the same order after a restart. */
function randomFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Orderable {
  id: string;
  materialId: string | null;
}

/** Question ids in an order that follows from `seed`; the questions of one case stay together, in their own order. */
export function shuffledIds(questions: readonly Orderable[], seed: string): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const { id, materialId } of questions) {
    const name = materialId ?? `alone ${id}`;
    groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  const random = randomFrom(seed);
  return [...groups.values()]
    .map((ids) => ({ ids, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ ids }) => ids);
}
