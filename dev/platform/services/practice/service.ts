import { demoVisitor, people, seededId, spareLearners } from '../../content/people.ts';
import { practices } from '../../content/practices/practices.ts';
import { practiceControls } from './controls.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { practiceCodes } from './codes.ts';
import { practiceListHandlers } from './practices.ts';
import { runHandlers } from './runs.ts';
import { wrongQuestionHandlers } from './wrong-questions.ts';
import { practiceTables } from './tables.ts';

/** Every learner with exams has the practices; `INSERT OR IGNORE`, so that an older database gets them too. */
function seed({ store }: SeedMoment): void {
  for (const person of [...people, demoVisitor, ...spareLearners].filter(({ exams }) => exams !== 'none')) {
    practices.forEach(({ id, courseId }, position) =>
      store.run(
        'INSERT OR IGNORE INTO practice_member (account_id, practice_id, business_id, position) VALUES (?, ?, ?, ?)',
        seededId(person),
        id,
        courseId,
        position,
      ),
    );
  }
}

/** Practices: questions with feedback, run by run (002 §7). */
export const practiceService: Service = {
  name: 'practice',
  handlers: [...practiceListHandlers, ...runHandlers, ...wrongQuestionHandlers],
  tables: practiceTables,
  codes: practiceCodes,
  seed,
  controls: practiceControls,
};
