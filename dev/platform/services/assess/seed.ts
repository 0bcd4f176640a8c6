import type { AssessContent } from '../../content/assess/assess-content.ts';
import { careAssessment } from '../../content/assess/care.ts';
import { fireAssessment } from '../../content/assess/fire.ts';
import { aidAssessment } from '../../content/assess/past.ts';
import { powerAssessment } from '../../content/assess/power.ts';
import { people, seededId } from '../../content/people.ts';
import { day, startOfDay } from '../../server/clock.ts';
import type { SeedMoment } from '../../server/service.ts';
import { keyOfOption, questionsOf } from './assessments.ts';
import { beginSitting, keepAnswer, submitSitting } from './sitting-row.ts';

/** A sitting that was there before: answers run through a pattern of options. */
interface Past {
  content: AssessContent;
  round: string;
  /** Places of the chosen options, from 0, over and over. */
  pattern: readonly number[];
  /** How many questions were answered; all by default. */
  answered?: number;
  /** Days before the first start; null: not submitted. */
  dayAgo: number | null;
}

const past: readonly Past[] = [
  { content: fireAssessment, round: '2025-autumn', pattern: [2, 3, 2, 1, 2], dayAgo: 380 },
  { content: fireAssessment, round: '2026-spring', pattern: [3, 4, 2, 3, 2, 4, 2], dayAgo: 190 },
  { content: powerAssessment, round: '2025-autumn', pattern: [2, 3, 1, 4, 2], dayAgo: 320 },
  { content: powerAssessment, round: '2026-spring', pattern: [4, 3, 4, 2, 3, 4, 1], dayAgo: 120 },
  { content: aidAssessment, round: '2026-summer', pattern: [3, 4, 3, 1, 4], dayAgo: 10 },
  { content: careAssessment, round: careAssessment.round, pattern: [4, 3, 1], answered: 4, dayAgo: null },
];

/** What learners with every exam did before; a database that has it keeps it. */
export function seedAssessments({ store, now, first }: SeedMoment): void {
  if (!first) return;
  for (const person of people.filter(({ exams }) => exams === 'all')) {
    for (const { content, round, pattern, answered, dayAgo } of past) {
      const { id } = beginSitting(store, seededId(person), content, round);
      questionsOf(content)
        .slice(0, answered)
        .forEach(({ id: questionId, options }, at) => {
          const place = (pattern[at % pattern.length] ?? 0) % options.length;
          keepAnswer(store, id, questionId, [keyOfOption(place)]);
        });
      if (dayAgo !== null) submitSitting(store, id, startOfDay(now) - dayAgo * day + 10 * 3_600_000);
    }
  }
}
