import * as z from 'zod/mini';
import { longListId } from '../../content/learning/tasks.ts';
import { startOfDay } from '../../server/clock.ts';
import { control, type Control } from '../../server/controls.ts';
import { accountIdOf } from '../account/account-id.ts';

const fillOrder = z.object({ account: z.string(), count: z.int().check(z.positive(), z.maximum(20_000)) });

/** Gives an account `count` tasks more, behind those that it has: for tests of long lists. */
export const fillTasks: Control = control(fillOrder, ({ account, count }, { store, clock }) => {
  const id = accountIdOf(store, account);
  if (id === undefined) return;
  const today = startOfDay(clock.now());
  store.together(() => {
    for (let number = 1; number <= count; number += 1) {
      store.run(
        'INSERT OR IGNORE INTO learning_member (account_id, task_id, position, anchored_at) VALUES (?, ?, ?, ?)',
        id,
        longListId(number),
        1_000 + number,
        today,
      );
    }
  });
});
