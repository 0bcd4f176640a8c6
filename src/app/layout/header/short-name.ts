/** Maximum length of the name beside the logo (001 §9). */
const maxLength = 23;

/** Truncates the name beside the logo to 23 characters with an ellipsis (001 §2). */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : name;
}
