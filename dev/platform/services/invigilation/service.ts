import type { Service } from '../../server/service.ts';
import { callHandlers } from './calls.ts';
import { staffHandlers } from './handlers.ts';
import { invigilatorPage } from './page.ts';
import { seatMonitorHandlers } from './seat-monitor.ts';
import { seedInvigilators } from './sign-in.ts';
import { invigilationTables } from './tables.ts';

/** Invigilators, who see running papers and step in (assumed). */
export const invigilationService: Service = {
  name: 'invigilation',
  handlers: [...staffHandlers, ...callHandlers, ...seatMonitorHandlers],
  tables: invigilationTables,
  seed: seedInvigilators,
  page: invigilatorPage,
};
