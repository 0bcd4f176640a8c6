import { homework } from '../../content/learning/homework.ts';
import { people, seededId } from '../../content/people.ts';
import { day, startOfDay } from '../../server/clock.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { handedInOf, keepHandedIn } from './answer-row.ts';
import { homeworkCodes } from './codes.ts';
import { homeworkHandlers } from './homework.ts';
import { homeworkTables } from './tables.ts';

/** Days count from the last start; what was handed in before belongs to every learner who has exams. */
function seed({ store, now }: SeedMoment): void {
  const today = startOfDay(now);
  for (const { id, points, handedIn } of homework) {
    store.run(
      `INSERT INTO homework_seat (homework_id, anchored_at) VALUES (?, ?)
       ON CONFLICT (homework_id) DO UPDATE SET anchored_at = excluded.anchored_at`,
      id,
      today,
    );
    if (!handedIn) continue;
    for (const person of people.filter(({ exams }) => exams !== 'none')) {
      const accountId = seededId(person);
      if (handedInOf(store, accountId, id)) continue;
      const { text, dayAgo, score, comment = '' } = handedIn;
      const at = today - dayAgo * day;
      const marked = score === undefined ? null : Math.min(score, points);
      const markedAt = marked === null ? null : at + day;
      keepHandedIn(store, accountId, id, {
        content: text,
        pictures: [],
        files: [],
        at,
        score: marked,
        comment,
        markedAt,
      });
    }
  }
}

/** Homework of courses (002 §2, 002 §7, G-126). */
export const homeworkService: Service = {
  name: 'homework',
  handlers: homeworkHandlers,
  tables: homeworkTables,
  codes: homeworkCodes,
  seed,
};
