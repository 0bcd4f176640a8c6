import { expect, it } from 'vitest';
import { rowOf } from '../../routes/route-lookup.ts';
import { routes } from '../../routes/routes.ts';
import { pageIdOf } from './page-id.ts';

it.each([
  ['/opHomepage', {}, 'opHomepage'],
  ['/globalHome', {}, 'globalHome'],
  ['/GlobalHome', {}, 'globalHome'],
  ['/globalhome/', {}, 'globalHome'],
  ['/about-fr', {}, 'about-fr'],
  ['/toC', { page_id_toC: 'spring-campaign' }, 'spring-campaign'],
  ['/aic_about', { page_id_toC: 'spring-campaign' }, 'aic_about'],
])('%s with %j has page id %s', (pathname, options, id) =>
  expect(pageIdOf(pathname, rowOf(routes, pathname), options)).toBe(id),
);
