import type { CheckRow } from '#contract/ipc/platform-check.ts';
import type { CheckReport } from './check-platform.ts';
import { noteText } from './note-text.ts';

const width = 110;

/**
 * The report as text: what a learner cannot do, what was found, what a person must decide, and every call, with what a screen
 * shows less of below it. Contains no secret and no personal data.
 */
export function reportText({ rows, decisions, findings, stops }: CheckReport): string {
  const calls = Math.max(...rows.map(({ call, assumed }) => nameOf({ call, assumed }).length));
  const read = rows.filter((row) => row.read === 'yes').length;
  const unasked = rows.filter(({ reached }) => reached === 'not-asked').length;
  return [
    ...section('A learner cannot:', stops.map(noteText), 'every screen has what it does not work without'),
    ...section('Found:', findings.map(noteText)),
    ...section('To decide:', decisions.map(noteText), 'nothing is left to decide'),
    ...rows.flatMap((row) => linesOf(row, calls)),
    '',
    `${read} of ${rows.length - unasked} calls read as declared${unasked > 0 ? `, ${unasked} not asked` : ''}`,
  ].join('\n');
}

function section(heading: string, lines: readonly string[], none?: string): string[] {
  if (lines.length === 0) return none === undefined ? [] : [none, ''];
  return [heading, ...lines.flatMap((line) => wrapped(`- ${line}`, '  ')), ''];
}

const nameOf = ({ call, assumed }: Pick<CheckRow, 'call' | 'assumed'>) => (assumed ? `${call} (assumed)` : call);

const readWord = (read: CheckRow['read']) => (read === 'not-asked' ? '-' : read.replace('-', ' '));

function linesOf(row: CheckRow, calls: number): string[] {
  const { reached, read, missing, unknownCodes, guesses, perhaps, refusal } = row;
  const told = refusal === '' ? reached : `${reached} ${refusal}`;
  const details = [
    ['nice to have', missing],
    ['unknown codes', unknownCodes],
    ['written into the profile', guesses],
    ['perhaps, and not written', perhaps],
  ] as const;
  return [
    `${nameOf(row).padEnd(calls)}  ${readWord(read).padEnd(11)}  ${told}`,
    ...details.flatMap(([what, names]) =>
      names.length === 0 ? [] : wrapped(`    ${what}: ${names.join(', ')}`, '      '),
    ),
  ];
}

/** Lines no wider than a console; words are not cut. */
function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=\S) /)) {
    const next = line === '' ? word : `${line} ${word}`;
    if (next.length > width && line !== '') {
      lines.push(line);
      line = `${indent}${word}`;
    } else {
      line = next;
    }
  }
  return [...lines, line];
}
