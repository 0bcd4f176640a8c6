import { accountRoutes } from './account.ts';
import { assessRoutes } from './assess.ts';
import { examRoutes } from './exam.ts';
import { homeRoutes } from './home.ts';
import { jobRoutes } from './jobs.ts';
import { learningRoutes } from './learning.ts';
import { liveRoutes } from './live.ts';
import { marketRoutes } from './market.ts';
import { practiceRoutes } from './practice.ts';
import type { RouteRow } from './route-row.ts';
import { siteRoutes } from './site.ts';

/** Every address of this client, by area. Login flags and headers follow 001 §2. */
export const routes: readonly RouteRow[] = [
  ...accountRoutes,
  ...examRoutes,
  ...learningRoutes,
  ...liveRoutes,
  ...homeRoutes,
  ...marketRoutes,
  ...practiceRoutes,
  ...assessRoutes,
  ...jobRoutes,
  ...siteRoutes,
];
