import { demoVisitor, people, seededId, spareLearners } from '../../content/people.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { ratingCodes } from './codes.ts';
import { ratingHandlers } from './rating.ts';

const tables = `
CREATE TABLE IF NOT EXISTS course_rating (
  account_id TEXT NOT NULL REFERENCES account(id), course_id TEXT NOT NULL, content INTEGER NOT NULL,
  method INTEGER NOT NULL, effect INTEGER NOT NULL, mean REAL NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (account_id, course_id)
) STRICT;
`;

/** What others have said of one course: by the place of the learner, so that averages are no round numbers. */
function seed({ store, now, first }: SeedMoment): void {
  if (!first) return;
  const raters = [...people, demoVisitor, ...spareLearners].filter(({ exams }) => exams === 'none').slice(0, 3);
  raters.forEach((person, place) => {
    const stars = 5 - (place % 2);
    store.run(
      `INSERT OR IGNORE INTO course_rating (account_id, course_id, content, method, effect, mean, at)
       VALUES (?, 'c-electric-fire', ?, ?, ?, ?, ?)`,
      seededId(person),
      stars,
      stars,
      stars,
      stars,
      now,
    );
  });
}

/** Ratings of courses (002 §3). */
export const ratingService: Service = {
  name: 'rating',
  handlers: ratingHandlers,
  tables,
  codes: ratingCodes,
  seed,
};
