import * as calls from '#contract/platform/site/tracking.ts';
import { handleOpen } from '../../server/handle.ts';
import { tenantAsked } from '../site/tenant-asked.ts';

export const trackingHandlers = [
  handleOpen(calls.saveTrackEvents, ({ env, version, language, events }, context) => {
    const { store, clock } = context;
    const tenant = tenantAsked(context, '').name;
    const now = clock.now();
    store.together(() => {
      for (const { name, page, at } of events) {
        store.run(
          `INSERT INTO track_event (tenant, env, version, language, name, page, at, received_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          tenant,
          env,
          version,
          language,
          name,
          page,
          Math.round(at),
          now,
        );
      }
    });
    return { saved: events.length };
  }),
];
