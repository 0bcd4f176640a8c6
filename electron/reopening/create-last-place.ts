import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { LastPlace } from './last-place.ts';

/** The screen that the next start opens, by the policy of this computer and the wish of its learner. */
export function createLastPlace(
  { info, log, openFile }: CoreOptions,
  base: CoreSession,
  settings: SettingsStore,
): LastPlace {
  return new LastPlace({
    file: openFile('last-place'),
    session: base.session,
    isWanted: () => !info.managed.shared && settings.read().reopenLast,
    tenant: () => `${info.platformOrigin} ${base.tenant.host()}`,
    report: (what, error) => log('warn', what, error),
  });
}
