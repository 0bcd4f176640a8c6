/** The notes of a course as a text file, those without a text left out; null: there are none. */
export function notesText(title: string, items: readonly { name: string; text: string }[]): string | null {
  const written = items.filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return null;
  const parts = written.map(({ name, text }) => `## ${name}\n\n${text.trim()}\n`);
  return `\uFEFF# ${title}\n\n${parts.join('\n')}`.replaceAll('\n', '\r\n');
}
