import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import { configurationValue } from '../tenant/tenant-values.ts';
import { FilmHost } from './film-host.ts';
import { filmPlayerKey, filmPlayerOf } from './film-player.ts';

/** The films of the player that the tenant brings. */
export function createFilms({ files, info }: CoreOptions, { tenant }: CoreSession): FilmHost {
  const { platformOrigin } = info;
  return new FilmHost({
    files,
    player: () => filmPlayerOf(configurationValue(tenant.configuration().data, filmPlayerKey), platformOrigin),
    platformOrigin,
  });
}
