import { routes } from '../../src/app/routes.ts';

/** A screen to look at. */
export interface Sight {
  name: string;
  path: string;
  visitor: boolean;
}

/** Parameters without which a screen has nothing to show. */
const queries: Readonly<Record<string, string>> = {};

/** Every route of the table, except redirects. */
export const sights: readonly Sight[] = routes
  .filter(({ path }) => path !== '/' && !path.includes('*'))
  .map(({ path, guard }) => ({
    name: path.slice(1).replace(/\//g, '-') || 'home',
    path: `${path}${queries[path] ?? ''}`,
    visitor: guard !== 'learner',
  }));
