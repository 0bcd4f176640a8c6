import { demoVisitor, people, seededId, spareLearners } from '../../content/people.ts';
import { practices } from '../../content/practices/practices.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { practiceCodes } from './codes.ts';
import { practiceControls } from './controls.ts';
import { practiceListHandlers } from './practices.ts';
import { runHandlers } from './runs.ts';
import { wrongQuestionHandlers } from './wrong-questions.ts';

/** Tables of practices. */
const practiceTables = `
CREATE TABLE IF NOT EXISTS practice_member (
  account_id TEXT NOT NULL REFERENCES account(id), practice_id TEXT NOT NULL, business_id TEXT NOT NULL,
  position INTEGER NOT NULL, PRIMARY KEY (account_id, practice_id)
) STRICT;
CREATE TABLE IF NOT EXISTS practice_run (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), practice_id TEXT NOT NULL, model INTEGER NOT NULL,
  joined_at INTEGER NOT NULL, ended_at INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS practice_answer (
  run_id TEXT NOT NULL REFERENCES practice_run(id), question_id TEXT NOT NULL, answer TEXT NOT NULL, is_right INTEGER,
  commits INTEGER NOT NULL, PRIMARY KEY (run_id, question_id)
) STRICT;
CREATE TABLE IF NOT EXISTS practice_mark (
  account_id TEXT NOT NULL REFERENCES account(id), practice_id TEXT NOT NULL, question_id TEXT NOT NULL,
  PRIMARY KEY (account_id, practice_id, question_id)
) STRICT;
`;

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
