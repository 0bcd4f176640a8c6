import { accountRoutes } from './account.ts';
import { aheadRoutes } from './ahead.ts';
import { examRoutes } from './exam.ts';
import { homeRoutes } from './home.ts';
import { learningRoutes } from './learning.ts';
import type { RouteRow } from './route-row.ts';
import { siteRoutes } from './site.ts';

/** Every address of this client, area by area. Login flags and bars are those of 001 §2. */
export const routes: readonly RouteRow[] = [
  ...accountRoutes,
  ...examRoutes,
  ...learningRoutes,
  ...homeRoutes,
  ...aheadRoutes,
  ...siteRoutes,
];
