import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './startup.ts';

/**
 * The folder of journals and evidence: the policy's, or one in the user's folder. Throws StartError where the policy's
 * cannot be written: answers must not go elsewhere unseen.
 */
export function openJournalFolder(given: string | null, userData: string): string {
  if (given === null) return path.join(userData, 'exams');
  const trial = path.join(given, `lectern-${process.pid}.trial`);
  try {
    mkdirSync(given, { recursive: true });
    writeFileSync(trial, '');
    rmSync(trial);
  } catch (error) {
    throw new StartError(`The journal folder of the policy, ${given}, cannot be written: ${String(error)}`);
  }
  return given;
}
