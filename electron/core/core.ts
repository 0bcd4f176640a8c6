import type { CoreOptions } from './core-options.ts';
import { createCoreSession } from './core-session.ts';
import { coreServices, type CoreServices } from './core-services.ts';
import { createDownloads } from '../downloads/downloads.ts';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { resumableAttempt } from '../../src/contract/ipc/resumable-attempt.ts';
import type { Locale } from '../../src/contract/ipc/locale.ts';
import { createEvents } from './events.ts';
import { createExamClock, createExams } from '../exam/create-exams.ts';
import { createForwarder } from '../gateway/forward.ts';
import { createGateway } from '../gateway/gateway.ts';
import { openSettings, type SettingsStore } from '../settings/settings.ts';
import { withTenantSwitch } from '../session/tenant-switch.ts';
import { startPath } from '../tenant/tenant-values.ts';

/** The client without Electron: what answers the page, by address and by IPC. */
export interface Core {
  /** Answers a request for `app://`. */
  handle: (request: Request) => Promise<Response>;
  /** Every domain of the contract but the window's own. */
  services: CoreServices;
  settings: SettingsStore;
  /** Hears every event for the page. */
  onEvent: (listener: (channel: string, payload: unknown) => void) => () => void;
  /** The language that the page shows (000 §4). */
  locale: () => Locale;
  /** The path of a further window. */
  homePath: () => string;
  /** The path of the first screen: an unfinished paper of this learner before everything else. */
  startPath: () => Promise<string>;
  stop: () => Promise<void>;
}

/** Builds the client and brings back what the last run kept; no network is waited for. */
export async function createCore(parts: CoreOptions): Promise<Core> {
  const { log } = parts;
  const events = createEvents();
  const { emit } = events;
  const settings = openSettings(parts.openFile('settings'));
  const clock = createExamClock(emit);
  const base = createCoreSession(parts, settings, clock);
  const { session, connection, tenant, upstream, identity } = base;
  const exams = await createExams(parts, base, clock, emit);
  const downloads = createDownloads({
    upstream,
    overrides: tenant.overrides,
    askWhere: parts.askWhere,
    disk: parts.disk,
    onProgress: (progress) => emit('downloads', 'progress', progress),
    onFailure: (error) => log('warn', 'download', error),
  });

  session.onStateChange((state) => emit('session', 'changed', state));
  session.onTokenChange((call) => {
    // Nobody's any more: the client is this tenant's again, wherever the learner had gone on.
    if (call === null) void tenant.refresh();
  });
  settings.onChange((changed) => emit('settings', 'changed', changed));
  connection.onChange((state) => emit('app', 'connectionChanged', state));
  connection.onChange((state) => {
    if (state !== 'online') return;
    exams.online();
    void tenant.refresh();
  });
  tenant.onChange((configuration) => emit('app', 'configurationChanged', configuration));

  const homePath = () => startPath(session.state().signedIn, tenant.configuration().data);

  await session.restore();
  // A disk in trouble must not keep the learner from signing in; opening an exam says what is wrong.
  await exams.start().catch((error: unknown) => log('error', 'exams did not start', error));
  void tenant.refresh();
  void identity.ask();

  return {
    handle: createGateway({
      files: parts.files,
      forward: createForwarder({
        upstream,
        session: withTenantSwitch(session, tenant),
        overrides: tenant.overrides,
        kept: (path) => exams.mediaFor(path),
      }),
      policy: parts.policy,
      onFailure: (error) => log('error', 'gateway', error),
    }),
    services: coreServices(parts, base, settings, downloads, exams),
    settings,
    onEvent: events.onEvent,
    locale: base.locale,
    homePath,
    async startPath() {
      const unfinished = resumableAttempt(await exams.exam.pending());
      if (unfinished) return examPaths.testPaper.to({ attemptId: unfinished.attemptId });
      return homePath();
    },
    async stop() {
      identity.stop();
      connection.stop();
      await exams.stop();
    },
  };
}
