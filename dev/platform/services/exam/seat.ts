import { createHash } from 'node:crypto';

/** The seat that a learner has in the exam room: always the same, such as 'A-17'. */
export function seatOf(accountId: string): string {
  const [row = 0, place = 0] = createHash('md5').update(accountId).digest();
  return `${String.fromCharCode(65 + (row % 6))}-${String((place % 30) + 1).padStart(2, '0')}`;
}
