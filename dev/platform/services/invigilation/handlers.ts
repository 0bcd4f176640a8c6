import { monitorStaffActions } from '#contract/platform/exam/staff.ts';
import { handle } from '../../server/handle.ts';
import { ownPaper } from '../exam/own-paper.ts';
import { actionsAfter } from './actions.ts';

const pollSeconds = 5;

export const staffHandlers = [
  handle(monitorStaffActions, (input, context) => {
    const { paper } = ownPaper(input, context);
    const { store, clock } = context;
    store.run(
      'INSERT OR REPLACE INTO seat_state VALUES (?, ?, ?, ?, ?, ?, ?)',
      paper.id,
      clock.now(),
      input.after,
      input.connection,
      input.waiting,
      input.battery === null ? null : Math.round(input.battery),
      JSON.stringify(input.cameras),
    );
    const charging = input.charging === undefined ? null : Number(input.charging);
    store.run('INSERT OR REPLACE INTO seat_power VALUES (?, ?)', paper.id, charging);
    return { actions: actionsAfter(store, paper.id, input.after), pollSeconds };
  }),
];
