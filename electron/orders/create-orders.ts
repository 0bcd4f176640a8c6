import path from 'node:path';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import { systemTimer } from '../exam/clock/timer.ts';
import { keystoreVault } from '../exam/journal/keystore-vault.ts';
import { AccountNotebooks } from '../practice/account-notebooks.ts';
import { isNewVersion } from '../tenant/tenant-values.ts';
import { OrderService } from './order-service.ts';
import { OrderStore } from './order-store.ts';

/** Orders of this machine, beside the journals of exams. */
export function createOrders(
  core: CoreOptions,
  { session, platform, tenant }: CoreSession,
  openExternal: (address: string) => Promise<void>,
  emit: Emit,
): OrderService {
  const folders = [path.join(core.examFolder, 'orders'), path.join(core.examFolder, 'orders-copy')] as const;
  const report = (what: string, error: unknown) => core.log('warn', what, error);
  const notebooks = new AccountNotebooks(
    { journals: core.stores.openJournals(folders), vault: keystoreVault(core.keystore), now: Date.now, report },
    () => session.account()?.accountId ?? null,
  );
  return new OrderService({
    store: new OrderStore(notebooks),
    platform,
    session,
    newVersion: () => isNewVersion(tenant.configuration().data),
    openExternal,
    timer: systemTimer,
    now: Date.now,
    changed: () => emit('orders', 'changed', null),
    paid: (goods) => emit('orders', 'paid', goods),
    report,
  });
}
