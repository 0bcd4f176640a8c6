import type { CheckRow } from '../../src/contract/ipc/platform-check.ts';
import type { CheckReport } from './check-platform.ts';
import { noteText } from './note-text.ts';

const columns = ['call', 'reached', 'read', 'missing', 'unknown codes', 'guess'] as const;

/** The report as a table of text and the list of what a person must decide. Contains no secret and no personal data. */
export function reportText({ rows, decisions, findings }: CheckReport): string {
  const lines = rows.map(cells);
  const widths = columns.map((name, column) =>
    Math.min(48, Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0))),
  );
  const text = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const read = rows.filter((row) => row.read === 'yes').length;
  const unasked = rows.filter(({ reached }) => reached === 'not-asked').length;
  return [
    text(columns),
    text(widths.map((width) => '-'.repeat(width))),
    ...lines.map(text),
    '',
    ...findings.map(noteText),
    `${read} of ${rows.length - unasked} calls read as declared${unasked > 0 ? `, ${unasked} not asked` : ''}`,
    ...(decisions.length === 0
      ? ['nothing is left to decide']
      : ['to decide:', ...decisions.map((note) => `- ${noteText(note)}`)]),
  ].join('\n');
}

/** One row as cells of text. */
export function cells({ call, assumed, reached, read, missing, unknownCodes, guesses, refusal }: CheckRow): string[] {
  return [
    assumed ? `${call} (assumed)` : call,
    refusal === '' ? reached : `${reached} ${refusal}`,
    read === 'not-asked' ? '-' : read,
    missing.join(', '),
    unknownCodes.join(', '),
    guesses.join(', '),
  ];
}
