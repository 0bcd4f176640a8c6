import { say } from '../setup/steps.mjs';
import { inMb, sizesByPart } from './archive.ts';
import type { ReadBack } from './read-back.ts';

/** Most parts of the archive that are told. */
const mostParts = 12;

/** Prints the size of each part of the archive; throws with what is wrong with the package. */
export function reportPacked({ files, faults }: ReadBack): void {
  const line = (size: number, part: string) => say(`${inMb(size).padStart(9)}  ${part}`);
  const parts = sizesByPart(files);
  for (const { part, size } of parts.slice(0, mostParts)) line(size, part);
  const rest = parts.slice(mostParts);
  if (rest.length > 0)
    line(
      rest.reduce((sum, { size }) => sum + size, 0),
      `the other ${rest.length} parts`,
    );
  line(
    files.reduce((sum, { size }) => sum + size, 0),
    'app.asar',
  );
  if (faults.length > 0)
    throw new Error(`What was packed is wrong, ${faults.length} times:\n${faults.slice(0, 20).join('\n')}`);
  say('archive and fuses read back: as they must be');
}
