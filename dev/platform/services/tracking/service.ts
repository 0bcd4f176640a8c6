import type { Service } from '../../server/service.ts';
import { trackingHandlers } from './tracking.ts';

const tables = `
CREATE TABLE IF NOT EXISTS track_event (
  n INTEGER PRIMARY KEY, tenant TEXT NOT NULL, env TEXT NOT NULL, version TEXT NOT NULL, language TEXT NOT NULL,
  name TEXT NOT NULL, page TEXT NOT NULL, at INTEGER NOT NULL, received_at INTEGER NOT NULL
) STRICT;
`;

/** Usage counting (001 §4). */
export const trackingService: Service = {
  name: 'tracking',
  handlers: trackingHandlers,
  tables,
};
