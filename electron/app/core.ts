import { setTimeout as delay } from 'node:timers/promises';
import type { Contract } from '#contract/ipc/contract.ts';
import type { Locale } from '#contract/ipc/locale.ts';
import { resumableAttempt } from '#contract/ipc/resumable-attempt.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { openDesktop } from '#electron/desktop/feature.ts';
import { createExternalLinks } from '#electron/desktop/security/external-links.ts';
import type { NextUp } from '#electron/desktop/shell/next-up.ts';
import { createExamClock } from '#electron/exam/create-exams.ts';
import { openExams } from '#electron/exam/ipc/feature.ts';
import { noteRecognised } from '#electron/exam/opening/recognised-exam.ts';
import { createEvents } from '#electron/kernel/events.ts';
import { createSaveFile, type SaveFile } from '#electron/kernel/files/save-file.ts';
import type { Handlers } from '#electron/kernel/ipc/handler.ts';
import { TaskbarProgress } from '#electron/kernel/progress.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import { createClient } from '#electron/platform/client/client.ts';
import { createCoreSession, withAnswerObserver } from '#electron/platform/client/core-session.ts';
import { appHandlers, knownHosts } from '#electron/platform/client/ipc.ts';
import { openPlatformZone } from '#electron/platform/clock/platform-zone.ts';
import { earlyFiles } from '#electron/platform/gateway/early-files.ts';
import { createForwarder } from '#electron/platform/gateway/forward.ts';
import { createGateway } from '#electron/platform/gateway/gateway.ts';
import { openRemoteAddresses } from '#electron/platform/gateway/remote-addresses.ts';
import { openRemoteFiles } from '#electron/platform/gateway/remote-files.ts';
import { fetchMedia } from '#electron/platform/media/platform-media.ts';
import { policyHandlers } from '#electron/platform/policy/ipc.ts';
import { sessionHandlers } from '#electron/platform/session/ipc.ts';
import { restoreSession } from '#electron/platform/session/restore-session.ts';
import { languageHandlers } from '#electron/platform/tenant/ipc.ts';
import { openLanguagePacks } from '#electron/platform/tenant/language-packs.ts';
import { startPath } from '#electron/platform/tenant/tenant-values.ts';
import { withTenantSwitch } from '#electron/platform/tenant/tenant.ts';
import { boundedKeystore } from '#electron/storage/keystore/bounded-keystore.ts';
import { settingsHandlers } from '#electron/storage/settings/ipc.ts';
import { openSettings, type SettingsStore } from '#electron/storage/settings/settings.ts';
import { createKeptFiles } from '#electron/study/offline/kept-files.ts';
import { createCheckService } from '#electron/tools/platform-check/check-service.ts';
import { platformCheckHandlers } from '#electron/tools/platform-check/ipc.ts';
import type { CoreOptions } from './core-options.ts';
import { endsOf, openFeatures } from './features.ts';

/** The main process without Electron: answers the page's requests and IPC calls. */
export interface Core {
  /** Answers a request for `app://`. */
  handle: (request: Request) => Promise<Response>;
  /** IPC handlers of every domain but `window`. */
  handlers: Handlers<Exclude<keyof Contract, 'window'>>;
  settings: SettingsStore;
  saveFile: SaveFile;
  /** Listens to every event for the page; returns a function that stops. */
  onEvent: (listener: (channel: string, payload: unknown) => void) => () => void;
  /** The language that the page shows (000 §4). */
  locale: () => Locale;
  /** The path that a new window opens. */
  homePath: () => string;
  /** The path of the first screen: an unfinished paper of this account, else the screen it left, else the home page. */
  startPath: () => Promise<string>;
  /** Begins what the first window does not wait for: configuration, account, reminders, updates. */
  follow: () => void;
  /** What begins next for the learner who is signed in. */
  nextUp: Pick<NextUp, 'next' | 'onChange'>;
  /** The platform's clock, in epoch ms. */
  now: () => number;
  /** Closes the windows of a live room and of a lab. */
  leaveRooms: () => void;
  /** A paper is on the screen, or is no more: a live room is left, a lab waits unseen. */
  besidePaper: (open: boolean) => void;
  /** Undoes the lockdown of an open paper: the system ends the session, or the client stops. */
  unlock: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What the first window waits for the stored session at most. */
const startWaitMs = 2_000;
/** Limit on waiting for the configuration before the first window of a first start; the sign-in page opens after that. */
const firstConfigurationWaitMs = 2_000;
const stopWaitMs = 8_000;

/** Builds the core and restores the stored session; does not wait for the network. */
export async function createCore(given: CoreOptions): Promise<Core> {
  const options = { ...given, keystore: boundedKeystore(given.keystore) };
  const { log } = options;
  const events = createEvents();
  const { emit } = events;
  const settings = openSettings(options.openFile('settings'));
  const zone = openPlatformZone(options.openFile('platform-zone'), options.info.platformOrigin);
  const clock = createExamClock(emit, zone);
  const addresses = openRemoteAddresses(options.openFile('remote-addresses'), options.info.platformOrigin);
  const learn = (data: unknown) => addresses.learn(JSON.stringify(data) ?? '');
  const base = withAnswerObserver(createCoreSession(options, settings, clock), learn);
  const { session, connection, tenant, upstream, identity } = base;
  const storedFile = async (path: string) =>
    (await exams.mediaFor(path)) ?? (await features.practice.service.mediaFor(path));
  const remote = openRemoteFiles({ fetch: options.fetch, addresses, storedFile });
  learn(tenant.configuration().data);
  tenant.onChange(({ data }) => learn(data));
  const report = (what: string, error: unknown) => log('warn', what, error);
  const taskbar = new TaskbarProgress(options.showProgress);
  const saveFile = createSaveFile({ askSavePath: options.askSavePath, disk: options.disk, report });
  const client = createClient(base, {
    options,
    clock,
    emit,
    saveFile,
    taskbar,
    fetchMedia: (address) => fetchMedia({ upstream, remote: remote.answer }, address),
  });
  const examFeature = openExams(client, { options, settings, zone });
  const { service: exams, lockdown, seatTrial, staffCode } = examFeature;
  const openExternal = createExternalLinks({
    ownOrigin: options.info.platformOrigin,
    knownHosts: () => knownHosts(options.info.platformOrigin, tenant.host(), tenant.configuration().data),
    ask: options.askToLeave,
    open: options.openAddress,
    session,
    isPaperOpen: options.seat.isPaperOpen,
  });
  const { features, films, handlers: featureHandlers } = openFeatures(client, { rooms: options.rooms, openExternal });
  const offline = features.offline.service;
  const live = features.live.service;
  const labs = features.lab.service;
  const check = createCheckService({
    platform: options.info.platformOrigin,
    tenantHost: tenant.host,
    profile: tenant.profile,
    fetch: options.fetch,
    saveFile,
    onRow: (row) => emit('platformCheck', 'row', row),
  });

  const desktop = openDesktop(client, {
    options,
    settings,
    zone,
    exams,
    staffCode,
    offline,
    study: features.learning.service,
    jobs: features.jobs.service,
    isRoomOpen: () => live.room() !== null || labs.state() !== null,
    platformCheck: check.lastReport,
  });
  session.onStateChange((state) => emit('session', 'changed', state));
  session.onTokenChange((call) => {
    // Signed out: back to the tenant of this host, whichever one the learner had switched to.
    if (call === null) void tenant.refresh();
  });
  settings.onChange((changed) => emit('settings', 'changed', changed));
  connection.onTrouble((trouble) => emit('app', 'connectionTroubleChanged', trouble));
  connection.onChange((state) => {
    emit('app', 'connectionChanged', state);
    if (state === 'online') void tenant.refresh();
  });
  tenant.onChange((configuration) => emit('app', 'configurationChanged', configuration));

  const homePath = () => startPath(session.state().signedIn, tenant.configuration().data, options.info.managed.kiosk);

  await restoreSession({ session, timer: systemTimer, waitMs: startWaitMs, report });
  // A failing disk must not prevent signing in; opening an exam reports the problem.
  void exams.start().catch((error: unknown) => log('error', 'exams did not start', error));

  return {
    handle: createGateway({
      files: options.files,
      packages: (request) => features.courseware.answer(request) ?? films.answer(request),
      forward: createForwarder({
        upstream,
        session: withTenantSwitch(session, tenant),
        overrides: tenant.overrides,
        profile: tenant.profile,
        onDoubt: base.checkSession,
        storedFile,
        observe(answer) {
          addresses.learn(answer.text);
          noteRecognised(answer, session, exams);
        },
        onPlaylist: remote.learnParts,
        elsewhere: { platformOrigin: options.info.platformOrigin, file: remote.led },
        keepsHere: exams.access.keepsHere,
        holdsSession: (logout) => exams.handIns.holdSession(logout),
      }),
      keptFiles: createKeptFiles(offline),
      remoteFiles: remote.answer,
      policy: options.policy,
      early: () => earlyFiles(options.textFiles, base.locale(), session.state().signedIn),
      onFailure: (error) => log('error', 'gateway', error),
    }),
    handlers: {
      ...examFeature.handlers,
      ...featureHandlers,
      ...desktop.handlers,
      session: sessionHandlers(session, exams.access.keepsHere),
      settings: settingsHandlers(settings),
      language: languageHandlers(
        openLanguagePacks(options.openFile('language-packs'), options.info.platformOrigin, tenant.host),
        base.locale,
      ),
      platformCheck: platformCheckHandlers(check),
      policy: policyHandlers(() => options.policyReport(base.locale())),
      app: appHandlers({
        info: options.info,
        tenant,
        connection,
        log,
        openExternal,
        submitProxyLogin: options.submitProxyLogin,
      }),
    },
    saveFile,
    settings,
    onEvent: events.onEvent,
    locale: base.locale,
    homePath,
    async startPath() {
      const pending = exams.store.pending(session.account()?.accountId ?? null);
      // A disk that cannot be read keeps no window closed: whoever opens an exam is told.
      const known = await pending.catch((error: unknown) => report('unfinished attempts', error));
      const unfinished = known ? resumableAttempt(known) : null;
      if (unfinished) return examPaths.testPaper.to({ attemptId: unfinished.attemptId });
      // A crash in a try-out comes back to it, never to something that counts.
      if (seatTrial.unfinished() !== null) return examPaths.seatTrial.to();
      const left = desktop.lastPlace.open();
      if (left !== null) return left;
      // A first start has no configuration that could name a home page.
      if (tenant.configuration().fetchedAt === null) {
        await Promise.race([tenant.refresh(), delay(firstConfigurationWaitMs, undefined, { ref: false })]);
      }
      return homePath();
    },
    follow() {
      desktop.start();
      void tenant.refresh();
      void identity.ask();
    },
    nextUp: desktop.nextUp,
    now: () => clock.now(),
    leaveRooms() {
      live.leave();
      labs.close();
    },
    besidePaper(open) {
      if (open) live.leave();
      labs.setAside(open);
    },
    unlock: lockdown.leave,
    async stop() {
      await lockdown.leave();
      live.leave();
      labs.close();
      desktop.stopWatching();
      identity.stop();
      connection.stop();
      const stopping = stopAll(
        { exams, 'the seat trial': seatTrial, updates: desktop.updates, ...endsOf(features) },
        (what, error) => log('error', what, error),
      );
      // What is acknowledged is on the disk; a hung disk or a hand-in in flight is taken up at the next start.
      await Promise.race([stopping, delay(stopWaitMs, undefined, { ref: false })]);
    },
  };
}

/** What a service holds open until it is stopped. */
interface Stoppable {
  stop: () => Promise<void>;
}

/** Stops all of these at once; one that fails holds up none. */
async function stopAll(
  services: Readonly<Record<string, Stoppable>>,
  report: (what: string, error: unknown) => void,
): Promise<void> {
  const stopping = Object.entries(services).map(([name, service]) =>
    service.stop().catch((error: unknown) => report(`${name} did not stop`, error)),
  );
  await Promise.all(stopping);
}
