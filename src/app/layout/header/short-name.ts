/** The logo's name is cut here (001 §9). */
const longestName = 23;

/** The name beside the logo: at most 23 characters, then an ellipsis (001 §2, G-143). */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : name;
}
