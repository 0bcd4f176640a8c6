const longestName = 1_024;

/**
 * The name of a file in a package with `/` between its folders; null: it leads out of the package or names nothing.
 * Zips made on Windows may have `\` between folders.
 */
export function packageName(name: string): string | null {
  const plain = name.replaceAll('\\', '/').replace(/^(\.\/)+/, '');
  if (plain === '' || plain.length > longestName) return null;
  if (plain.startsWith('/') || /^[a-z]:/i.test(plain) || hasControl(plain)) return null;
  const parts = plain.replace(/\/$/, '').split('/');
  return parts.every((part) => part !== '' && part !== '.' && part !== '..') ? plain : null;
}

function hasControl(text: string): boolean {
  return text.split('').some((unit) => unit < ' ' || unit === '\u007F');
}
