import { createHash } from 'node:crypto';
import type { ExamContent } from '../../content/exam-content.ts';

/** The learner's seat, such as A-07; '' for a mock exam, which is sat anywhere. */
export function seatOf({ usage }: Pick<ExamContent, 'usage'>, accountId: string): string {
  if (usage === 1) return '';
  const [row = 0, place = 0] = createHash('md5').update(accountId).digest();
  return `${String.fromCharCode(65 + (row % 6))}-${String((place % 30) + 1).padStart(2, '0')}`;
}
