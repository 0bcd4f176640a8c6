import type { ClientOptions } from '#electron/platform/client/client-options.ts';
import type { CoreSession } from '#electron/platform/client/core-session.ts';
import type { PlatformClock } from '#electron/platform/gateway/platform-client.ts';
import type { SettingsStore } from '#electron/storage/settings/settings.ts';
import { SeatPasses } from './seat-passes.ts';
import { takesPasses } from './send-pass.ts';

/** The pass of this seat; one that waits from an earlier run goes out once the platform is reached and takes passes. */
export function openPasses(
  { info, openFile, givenPolicy, log }: ClientOptions,
  { platform, tenant, connection }: CoreSession,
  settings: SettingsStore,
  clock: PlatformClock,
): SeatPasses {
  const passes = new SeatPasses({
    file: openFile('seat-pass'),
    settings,
    platform,
    enabled: () => takesPasses(tenant.configuration().data),
    clock,
    client: info.version,
    os: info.os,
    givenFolder: givenPolicy.journalFolder !== null,
    report: (what, error) => log('warn', what, error),
  });
  connection.onChange((state) => {
    if (state === 'online') passes.resume();
  });
  tenant.onChange(() => passes.resume());
  return passes;
}
