import { forms } from '../../content/learning/forms.ts';
import { startOfDay } from '../../server/clock.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { formCodes } from './codes.ts';
import { formHandlers } from './form.ts';

/** Tables of forms; `answers` is JSON, `account_id` '' for a visitor, each of whom has a row of its own. */
const formTables = `
CREATE TABLE IF NOT EXISTS form_seat (form_id TEXT PRIMARY KEY, anchored_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS form_submission (
  id INTEGER PRIMARY KEY, form_id TEXT NOT NULL, account_id TEXT NOT NULL, answers TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
`;

/** Days of a collection count from the last start, so that each state is always there. */
function seed({ store, now }: SeedMoment): void {
  for (const { id } of forms) {
    store.run(
      `INSERT INTO form_seat (form_id, anchored_at) VALUES (?, ?)
       ON CONFLICT (form_id) DO UPDATE SET anchored_at = excluded.anchored_at`,
      id,
      startOfDay(now),
    );
  }
}

/** Forms of tasks and public ones (002 §2, 002 §5). */
export const formService: Service = {
  name: 'form',
  handlers: formHandlers,
  tables: formTables,
  codes: formCodes,
  seed,
};
