/** The characters of a unified social credit code in the order of their values (GB 32100): no I, O, S, V, Z. */
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const length = 18;

/**
 * True when the last character fits the others (GB 32100). Only a hint: the specified format decides, and codes that
 * do not fit exist.
 */
export function hasFittingCheckCharacter(code: string): boolean {
  const values = Array.from(code, (character) => characters.indexOf(character));
  if (values.length !== length || values.includes(-1)) return false;
  let [sum, weight] = [0, 1];
  for (const value of values.slice(0, -1)) {
    sum += value * weight;
    weight = (weight * 3) % characters.length;
  }
  return values.at(-1) === (characters.length - (sum % characters.length)) % characters.length;
}
