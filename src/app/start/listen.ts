import { desktop } from '../../lib/desktop.ts';
import { clockAtom, connectionAtom, sessionAtom, settingsAtom } from '../../domain/session/state.ts';
import { takeConfiguration, type Store } from './boot.ts';
import type { LanguageController } from './language-controller.ts';

/** Keeps the state as the main process tells it, in this window and all others. Returns the way to stop. */
export function listen(store: Store, language: Pick<LanguageController, 'follow' | 'followTenant'>): () => void {
  const stops = [
    desktop.session.changed((session) => store.set(sessionAtom, session)),
    desktop.settings.changed((settings) => {
      store.set(settingsAtom, settings);
      language.follow();
    }),
    desktop.app.connectionChanged((connection) => store.set(connectionAtom, connection)),
    desktop.app.configurationChanged((configuration) => {
      takeConfiguration(store, configuration);
      language.followTenant();
    }),
    desktop.exam.clockChanged((clock) => store.set(clockAtom, { ...clock, readAt: performance.now() })),
  ];
  return () => stops.forEach((stop) => stop());
}
