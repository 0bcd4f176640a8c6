import * as calls from '../../../src/api/tracking.ts';
import { tenantName } from '../language/packs.ts';
import { handleOpen } from '../server/handle.ts';

export const trackingHandlers = [
  handleOpen(calls.saveTrackEvents, ({ env, version, language, events }, { store, clock, tenant }) => {
    const now = clock.now();
    store.together(() => {
      for (const { name, page, at } of events) {
        store.run(
          `INSERT INTO track_event (tenant, env, version, language, name, page, at, received_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          tenantName(tenant),
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
