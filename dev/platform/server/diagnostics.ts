import * as z from 'zod/mini';
import { accountIdOf } from '../account/account.ts';
import { demoCode } from '../account/auth-code.ts';
import type { PlatformTime } from './clock.ts';
import { demoPassword, people, signInNameOf } from '../content/people.ts';
import { jsonReply, type Reply } from './envelope.ts';
import { fault, type FaultList } from './faults.ts';
import { captureReport, keptPicture, paperReport, rightAnswers } from '../exam/paper-report.ts';
import { verifyByPhone } from '../person/identity.ts';
import { packOrder, publishPack } from '../language/packs.ts';
import { readLog } from './request-log.ts';
import { endSessionsOf } from '../account/session.ts';
import { tenantList, tenantOrder } from '../site/tenant-switch.ts';
import type { Store } from './store.ts';

/** What the diagnostic routes work on. */
export interface Diagnosed {
  store: Store;
  clock: PlatformTime;
  faults: FaultList;
  tenant: string | null;
}

const outboxRow = z.object({
  id: z.number(),
  channel: z.string(),
  target: z.string(),
  text: z.string(),
  code: z.string(),
  at: z.number(),
});
const sessionOrder = z.object({ account: z.string(), action: z.enum(['expire', '303', '10000', '403']) });
const verifyOrder = z.object({ account: z.string() });
const clockOrder = z.object({ offsetMs: z.number() });

function demoAccounts({ store, clock }: Diagnosed) {
  return people.flatMap((person) => {
    const { mail, name, description } = person;
    const account = signInNameOf(person);
    const id = accountIdOf(store, account);
    // Whoever changed the phone or closed the account is nobody to try with any more.
    if (id === undefined) return [];
    const code = demoCode(store, id, clock.now());
    return [{ account, mail, name, password: demoPassword, code, authCode: code, description, note: description }];
  });
}

/** The routes below /__, which only the embedded platform has (docs/PLATFORM.md). Null: no such route. */
export function diagnose(method: string, url: URL, body: unknown, on: Diagnosed): Reply | null {
  const route = `${method} ${url.pathname}`;
  if (route === 'GET /__demo') return jsonReply({ accounts: demoAccounts(on) });
  if (route === 'GET /__tenants') return jsonReply({ tenants: tenantList(on.tenant) });
  if (route === 'POST /__tenant') {
    return ordered(tenantOrder, body, ({ name }) => {
      on.tenant = name;
    });
  }
  if (route === 'GET /__outbox') {
    return jsonReply({ messages: on.store.all(outboxRow, 'SELECT * FROM outbox ORDER BY id DESC LIMIT 200') });
  }
  if (route === 'GET /__log') {
    return jsonReply({ requests: readLog(on.store, Number(url.searchParams.get('after') ?? 0)) });
  }
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  if (route === 'GET /__papers') return jsonReply({ papers: paperReport(on.store, asked('account')) });
  if (route === 'GET /__answers') return jsonReply({ answers: rightAnswers(on.store, asked('userPaperId')) });
  if (route === 'GET /__captures') return jsonReply({ captures: captureReport(on.store, asked('userPaperId')) });
  if (route === 'GET /__picture') return keptPicture(on.store, Number(asked('id')));
  if (route === 'GET /__faults') return jsonReply({ faults: on.faults.list() });
  if (route === 'DELETE /__faults') {
    on.faults.clear();
    return jsonReply({ faults: [] });
  }
  if (route === 'POST /__faults') return ordered(fault, body, (order) => on.faults.add(order));
  if (route === 'POST /__language') {
    return ordered(packOrder, body, (order) => publishPack(on.store, order, on.tenant));
  }
  if (route === 'POST /__clock') return ordered(clockOrder, body, ({ offsetMs }) => on.clock.move(offsetMs));
  if (route === 'POST /__verify') {
    return ordered(verifyOrder, body, ({ account }) => verifyByPhone(on.store, accountIdOf(on.store, account) ?? ''));
  }
  if (route === 'POST /__session') {
    return ordered(sessionOrder, body, ({ account, action }) => {
      const id = accountIdOf(on.store, account);
      if (id) endSessionsOf(on.store, id, action === 'expire' ? 10000 : Number(action));
    });
  }
  return null;
}

function ordered<Order extends z.ZodMiniType>(
  order: Order,
  body: unknown,
  obey: (order: z.output<Order>) => void,
): Reply {
  const read = z.safeParse(order, body);
  if (!read.success) return jsonReply({ problem: z.prettifyError(read.error) }, 400);
  obey(read.data);
  return jsonReply({ ok: true });
}
