import { systemTimer } from '#electron/kernel/timer.ts';
import { feature } from '#electron/platform/client/feature.ts';
import { isNewVersion } from '#electron/platform/tenant/tenant-values.ts';
import { ordersHandlers } from './ipc.ts';
import { OrderService } from './order-service.ts';
import { OrderStore } from './order-store.ts';

/** Orders of this machine, beside the journals of exams. `openExternal`: opens a cashier in the system's browser. */
export const openOrders = feature('orders', (client, openExternal: (address: string) => Promise<void>) => {
  const service = new OrderService({
    ...client,
    store: new OrderStore(client.notebooks('orders')),
    newVersion: () => isNewVersion(client.tenant.configuration().data),
    openExternal,
    timer: systemTimer,
    now: Date.now,
    monotonic: () => performance.now(),
    changed: () => client.emit('orders', 'changed', null),
    paid: (goods) => client.emit('orders', 'paid', goods),
  });
  return {
    service,
    handlers: ordersHandlers(service),
    online: () => service.resume(),
    stop: () => service.stop(),
  };
});
