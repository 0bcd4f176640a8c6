import { homework } from '../../content/learning/homework.ts';
import { people, seededId } from '../../content/people.ts';
import { day, startOfDay } from '../../server/clock.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { handedInOf, keepHandedIn } from './answer-row.ts';
import { homeworkCodes } from './codes.ts';
import { homeworkHandlers } from './homework.ts';

/** Tables of homework; `pictures` and `files` are JSON, `score` is null until a teacher has marked it. */
const homeworkTables = `
CREATE TABLE IF NOT EXISTS homework_seat (homework_id TEXT PRIMARY KEY, anchored_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS homework_answer (
  account_id TEXT NOT NULL REFERENCES account(id), homework_id TEXT NOT NULL, content TEXT NOT NULL,
  pictures TEXT NOT NULL, files TEXT NOT NULL, at INTEGER NOT NULL, score REAL, comment TEXT, marked_at INTEGER,
  PRIMARY KEY (account_id, homework_id)
) STRICT;
CREATE TABLE IF NOT EXISTS homework_file (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), homework_id TEXT NOT NULL, name TEXT NOT NULL,
  type TEXT NOT NULL, size INTEGER NOT NULL, hash TEXT NOT NULL, part_size INTEGER NOT NULL, voucher TEXT,
  voucher_until INTEGER NOT NULL, address TEXT, UNIQUE (account_id, homework_id, hash)
) STRICT;
CREATE TABLE IF NOT EXISTS homework_file_part (
  file_id TEXT NOT NULL REFERENCES homework_file(id), position INTEGER NOT NULL, bytes BLOB NOT NULL,
  PRIMARY KEY (file_id, position)
) STRICT;
`;

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
