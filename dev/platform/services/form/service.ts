import { forms } from '../../content/learning/forms.ts';
import { startOfDay } from '../../server/clock.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { formCodes } from './codes.ts';
import { formHandlers } from './form.ts';
import { formTables } from './tables.ts';

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
