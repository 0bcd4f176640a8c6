import type { Client } from '#electron/platform/client/client.ts';
import { configurationValue } from '#electron/platform/tenant/tenant-values.ts';
import { FilmHost } from './film-host.ts';
import { filmPlayerKey, filmPlayerOf } from './film-player.ts';

/** The films of the player that the tenant brings. */
export function openFilms({ options, tenant }: Client): FilmHost {
  const { platformOrigin } = options.info;
  return new FilmHost({
    files: options.files,
    player: () => filmPlayerOf(configurationValue(tenant.configuration().data, filmPlayerKey), platformOrigin),
    platformOrigin,
  });
}
