import { createCoreSession, type SessionOptions } from '../core/core-session.ts';
import { createExamClock } from '../exam/create-exams.ts';
import { openPlatformZone } from '../exam/clock/platform-zone.ts';
import { systemTimer } from '../exam/clock/timer.ts';
import { restoreSession } from '../session/restore-session.ts';
import { openSettings } from '../settings/settings.ts';

/** No longer than a script can wait for a keystore that asks somebody. */
const restoreWaitMs = 5_000;

/**
 * Platform, tenant and kept sign-in of this machine's user for a run beside the client: `options.openFile` writes nothing
 * that stays.
 */
export async function openCommandSession(options: SessionOptions) {
  const settings = openSettings(options.openFile('settings'));
  const zone = openPlatformZone(options.openFile('platform-zone'), options.info.platformOrigin);
  const clock = createExamClock(() => undefined, zone);
  const base = createCoreSession(options, settings, clock);
  const report = (what: string, error: unknown) => options.log('warn', what, error);
  await restoreSession({ session: base.session, timer: systemTimer, waitMs: restoreWaitMs, report });
  await base.tenant.refresh();
  return { ...base, clock, settings };
}
