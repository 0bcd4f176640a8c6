import * as z from 'zod/mini';
import type { PlatformTime } from './clock.ts';
import { jsonReply, type Reply } from './envelope.ts';
import { fault, type FaultList } from './faults.ts';
import { readLog } from './request-log.ts';
import type { Store } from './store.ts';

/** What the control routes work on. */
export interface Controlled {
  store: Store;
  clock: PlatformTime;
  faults: FaultList;
  /** Name of the tenant that every host gets; null: by host. */
  tenant: string | null;
}

/** Answers a control route: a way to look into the platform or to bring it into a state, for people and tests. */
export type Control = (request: { query: URLSearchParams; body: unknown }, on: Controlled) => Reply;

const clockOrder = z.object({ offsetMs: z.number() });

/** A control that takes an order of this shape; 400 for any other. */
export function control<Order extends z.ZodMiniType>(
  order: Order,
  obey: (order: z.output<Order>, on: Controlled) => void,
): Control {
  return ({ body }, on) => {
    const read = z.safeParse(order, body);
    if (!read.success) return jsonReply({ problem: z.prettifyError(read.error) }, 400);
    obey(read.data, on);
    return jsonReply({ ok: true });
  };
}

/** The control routes of the server itself: requests, faults, clock. */
export const serverControls: Readonly<Record<string, Control>> = {
  'GET /__log': ({ query }, { store }) => jsonReply({ requests: readLog(store, Number(query.get('after') ?? 0)) }),
  'GET /__faults': (_, { faults }) => jsonReply({ faults: faults.list() }),
  'POST /__faults': control(fault, (order, { faults }) => faults.add(order)),
  'DELETE /__faults': (_, { faults }) => {
    faults.clear();
    return jsonReply({ faults: [] });
  },
  'POST /__clock': control(clockOrder, ({ offsetMs }, { clock }) => clock.move(offsetMs)),
};
