import { systemTimer } from '#electron/kernel/timer.ts';
import { feature } from '#electron/platform/client/feature.ts';
import { configurationValue } from '#electron/platform/tenant/tenant-values.ts';
import { liveHandlers } from './ipc.ts';
import { liveHostKey } from './live-address.ts';
import { createLive } from './live-service.ts';
import type { RoomSurface } from './room-surface.ts';

/** The live room. `surface`: opens its window. */
export const openLive = feature('live', (client, surface: RoomSurface) => {
  const service = createLive({
    ...client,
    platformOrigin: client.options.info.platformOrigin,
    liveHost: () => configurationValue(client.tenant.configuration().data, liveHostKey),
    surface,
    timer: systemTimer,
    onChange: () => client.emit('live', 'changed', null),
  });
  return { service, handlers: liveHandlers(service), online: () => service.online() };
});
