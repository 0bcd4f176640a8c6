import { systemTimer } from '#electron/kernel/timer.ts';
import { feature } from '#electron/platform/client/feature.ts';
import type { RoomSurface } from '../live/room-surface.ts';
import { labHandlers } from './ipc.ts';
import { Labs } from './lab-service.ts';

/** Labs. `surface`: opens their windows. */
export const openLab = feature('lab', (client, surface: RoomSurface) => {
  const service = new Labs({
    ...client,
    platformOrigin: client.options.info.platformOrigin,
    surface,
    disk: client.options.disk,
    timer: systemTimer,
    onChange: () => client.emit('lab', 'changed', null),
  });
  return { service, handlers: labHandlers(service), online: () => service.online() };
});
