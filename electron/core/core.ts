import { setTimeout as delay } from 'node:timers/promises';
import type { CoreOptions } from './core-options.ts';
import { createCoreSession } from './core-session.ts';
import { learningFrom } from './learning-from.ts';
import { stopAll } from './stop-all.ts';
import { createCheckService } from '../check/check-service.ts';
import { createCoreHandlers, type CoreHandlers } from './core-handlers.ts';
import { createDownloads } from '../downloads/downloads.ts';
import { createSaveFile, type SaveFile } from '../downloads/save-file.ts';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { resumableAttempt } from '../../src/contract/ipc/resumable-attempt.ts';
import type { Locale } from '../../src/contract/ipc/locale.ts';
import { boundedKeystore } from '../session/bounded-keystore.ts';
import { restoreSession } from '../session/restore-session.ts';
import { createPractice } from '../practice/create-practice.ts';
import { createCourseware } from '../courseware/create-courseware.ts';
import { createAssess } from '../assess/create-assess.ts';
import { createFilms } from '../films/create-films.ts';
import { createKeptFiles } from '../offline/kept-files.ts';
import { createOffline } from '../offline/create-offline.ts';
import { createHomework } from '../homework/create-homework.ts';
import { createStudy } from '../learning/create-study.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { createOrders } from '../orders/create-orders.ts';
import { Labs } from '../lab/lab-service.ts';
import { liveHostKey } from '../live/live-address.ts';
import { createLive } from '../live/live-service.ts';
import { createDiagnostics } from '../diagnostics/diagnostics.ts';
import { openReadiness } from '../readiness/open-readiness.ts';
import { createReminders } from '../reminders/reminders.ts';
import { createLastPlace } from '../reopening/create-last-place.ts';
import { openPlatformZone } from '../exam/clock/platform-zone.ts';
import { systemTimer } from '../exam/clock/timer.ts';
import { createSeat } from '../seat/create-seat.ts';
import { updateHold } from '../updates/update-rules.ts';
import { UpdateService } from '../updates/update-service.ts';
import { NextUp } from '../desktop/next-up.ts';
import { TaskbarProgress } from '../desktop/progress.ts';
import { createEvents } from './events.ts';
import { createExamClock, createExams } from '../exam/create-exams.ts';
import { openStaffCode } from '../exam/staff-code/open-staff-code.ts';
import { createSeatTrial } from '../exam/trial/create-trial.ts';
import { createExamLockdown } from '../lockdown/exam-lockdown.ts';
import { lockdownKey } from '../lockdown/levels.ts';
import { recognisedExam } from '../exam/opening/recognised-exam.ts';
import { earlyFiles } from '../gateway/early-files.ts';
import { createForwarder } from '../gateway/forward.ts';
import { createExternalLinks } from '../security/external-links.ts';
import { knownHosts } from '../ipc/app.ts';
import { createGateway } from '../gateway/gateway.ts';
import { openRemoteAddresses } from '../gateway/remote-addresses.ts';
import { createRemoteFiles } from '../gateway/remote-files.ts';
import { openSettings, type SettingsStore } from '../settings/settings.ts';
import { withTenantSwitch } from '../tenant/tenant.ts';
import { configurationValue, startPath } from '../tenant/tenant-values.ts';

/** The main process without Electron: answers the page's requests and IPC calls. */
export interface Core {
  /** Answers a request for `app://`. */
  handle: (request: Request) => Promise<Response>;
  /** IPC handlers of every domain but `window`. */
  handlers: CoreHandlers;
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
  const addresses = openRemoteAddresses(options.openFile('remote-addresses'));
  const learn = (data: unknown) => addresses.learn(JSON.stringify(data) ?? '');
  const base = learningFrom(createCoreSession(options, settings, clock), learn);
  const { session, connection, tenant, upstream, identity } = base;
  learn(tenant.configuration().data);
  tenant.onChange(({ data }) => learn(data));
  const report = (what: string, error: unknown) => log('warn', what, error);
  const lockdown = createExamLockdown({
    os: options.info.os,
    policy: options.policyLockdown,
    configured: () => configurationValue(tenant.configuration().data, lockdownKey),
    system: options.lockdown,
    changed: (state) => emit('lockdown', 'changed', state),
    report,
  });
  const exams = createExams({ ...options, lockdown }, base, settings, clock, zone, emit);
  const seatTrial = createSeatTrial(options, base, lockdown, exams.activeAttempt);
  const staffCode = openStaffCode(options, exams, emit);
  const taskbar = new TaskbarProgress(options.showProgress);
  const practice = createPractice(options, base, clock, emit);
  const homework = createHomework(options, base, emit);
  const assess = createAssess(options, base, emit);
  const offline = createOffline(options, base, emit, taskbar);
  const downloads = createDownloads({
    upstream,
    overrides: tenant.overrides,
    askSavePath: options.askSavePath,
    askFolder: options.askFolder,
    disk: options.disk,
    onThrough: (downloadId, through) => emit('downloads', 'folderProgress', { downloadId, through }),
    onProgress: (progress) => emit('downloads', 'progress', progress),
    onFailure: (error) => log('warn', 'download', error),
  });

  const saveFile = createSaveFile({ askSavePath: options.askSavePath, disk: options.disk, report });
  const study = createStudy(options, base, saveFile, emit);
  const { courseware, packages } = createCourseware(options, base, emit, (item) => offline.firstFile(item));
  const films = createFilms(options, base);
  const check = createCheckService({
    platform: options.info.platformOrigin,
    tenantHost: tenant.host,
    profile: tenant.profile,
    fetch: options.fetch,
    saveFile,
    onRow: (row) => emit('platformCheck', 'row', row),
  });

  const readiness = openReadiness(options, base, { settings, clock, saveFile }, emit);

  const aboutClient = () => {
    // What is managed is told by the policy.
    const { managed: _managed, ...facts } = options.info;
    return { ...facts, tenantHost: tenant.host(), locale: base.locale() };
  };
  const diagnostics = createDiagnostics({
    policy: options.givenPolicy,
    examFolder: options.examFolder,
    logFolder: options.logFolder,
    crashFolder: options.crashFolder,
    about: aboutClient,
    removeOffline: () => offline.removeAll(),
    othersOffline: offline,
    staffCode,
    cacheFolders: options.cacheFolders,
    clearCaches: options.clearCaches,
    readiness: readiness.last,
    platformCheck: check.lastReport,
    saveFile,
    now: Date.now,
  });

  const reminders = createReminders({
    file: options.openFile('reminders'),
    session,
    clock,
    timer: systemTimer,
    show: options.showReminder,
    saveFile,
    onChange() {
      emit('reminders', 'changed', null);
      nextUp.changed();
    },
    report,
  });

  const nextUp = new NextUp(
    { ask: options.showsNext, platform: base.platform, session, clock, zone, timer: systemTimer },
    reminders.list,
  );
  const live = createLive({
    platform: base.platform,
    session,
    platformOrigin: options.info.platformOrigin,
    liveHost: () => configurationValue(tenant.configuration().data, liveHostKey),
    locale: base.locale,
    surface: options.rooms,
    timer: systemTimer,
    onChange: () => emit('live', 'changed', null),
  });

  const jobs = createJobs(options, base, emit);
  const openExternal = createExternalLinks({
    ownOrigin: options.info.platformOrigin,
    knownHosts: () => knownHosts(options.info.platformOrigin, tenant.host(), tenant.configuration().data),
    ask: options.askToLeave,
    open: options.openAddress,
    session,
  });
  const orders = createOrders(options, base, openExternal, emit);
  const labs = new Labs({
    platform: base.platform,
    session,
    platformOrigin: options.info.platformOrigin,
    surface: options.rooms,
    disk: options.disk,
    timer: systemTimer,
    onChange: () => emit('lab', 'changed', null),
    report,
  });

  const seat = createSeat(
    options,
    base,
    {
      exams,
      study,
      settings,
      offline,
      jobs,
      reminders,
      isRoomOpen: () => live.room() !== null || labs.state() !== null,
    },
    emit,
  );
  const updates = new UpdateService({
    engine: options.updater,
    hold: () => updateHold(options.givenPolicy.updates, options.seat.isPaperOpen(), Date.now()),
    changed(state) {
      emit('updates', 'changed', state);
      if (state.kind !== 'loading') taskbar.end('update');
      else taskbar.tell('update', state.total === null ? null : state.received / state.total);
    },
    now: Date.now,
    timer: systemTimer,
    report,
  });
  session.onStateChange((state) => emit('session', 'changed', state));
  session.onTokenChange((call) => {
    // Signed out: back to the tenant of this host, whichever one the learner had switched to.
    if (call === null) void tenant.refresh();
  });
  settings.onChange((changed) => emit('settings', 'changed', changed));
  connection.onTrouble((trouble) => emit('app', 'connectionTroubleChanged', trouble));
  connection.onChange((state) => emit('app', 'connectionChanged', state));
  connection.onChange((state) => {
    if (state !== 'online') return;
    exams.online();
    live.online();
    labs.online();
    orders.resume();
    void tenant.refresh();
  });
  tenant.onChange((configuration) => emit('app', 'configurationChanged', configuration));

  const lastPlace = createLastPlace(options, base, settings);
  const homePath = () => startPath(session.state().signedIn, tenant.configuration().data, options.info.managed.kiosk);

  await restoreSession({ session, timer: systemTimer, waitMs: startWaitMs, report });
  // A failing disk must not prevent signing in; opening an exam reports the problem.
  void exams.start().catch((error: unknown) => log('error', 'exams did not start', error));

  return {
    handle: createGateway({
      files: options.files,
      packages: (request) => packages.answer(request) ?? films.answer(request),
      forward: createForwarder({
        upstream,
        session: withTenantSwitch(session, tenant),
        overrides: tenant.overrides,
        profile: tenant.profile,
        onDoubt: base.checkSession,
        storedFile: async (path) => (await exams.mediaFor(path)) ?? (await practice.mediaFor(path)),
        observe(answer) {
          addresses.learn(answer.text);
          const account = session.account();
          const examId = answer.sentToken === session.token() ? recognisedExam(answer) : null;
          if (account && examId !== null) {
            exams.entry.recognised(account.accountId, examId);
            void exams.faceAgain.recognised(account.accountId, examId);
          }
        },
        holdsSession: (logout) => exams.handIns.holdSession(logout),
      }),
      keptFiles: createKeptFiles(offline),
      remoteFiles: createRemoteFiles({ fetch: options.fetch, addresses }),
      policy: options.policy,
      early: () => earlyFiles(options.textFiles, base.locale(), session.state().signedIn),
      onFailure: (error) => log('error', 'gateway', error),
    }),
    handlers: createCoreHandlers(options, {
      base,
      settings,
      downloads,
      saveFile,
      exams,
      staffCode,
      lockdown,
      seatTrial,
      check,
      readiness,
      diagnostics,
      reminders,
      lastPlace,
      practice,
      study,
      courseware,
      films,
      homework,
      assess,
      offline,
      live,
      labs,
      jobs,
      orders,
      openExternal,
      seat,
      updates,
    }),
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
      const left = lastPlace.open();
      if (left !== null) return left;
      // A first start has no configuration that could name a home page.
      if (tenant.configuration().fetchedAt === null) {
        await Promise.race([tenant.refresh(), delay(firstConfigurationWaitMs, undefined, { ref: false })]);
      }
      return homePath();
    },
    follow() {
      reminders.start();
      seat.start();
      updates.start();
      void tenant.refresh();
      void identity.ask();
    },
    nextUp,
    now: () => clock.now(),
    leaveRooms() {
      live.leave();
      labs.close();
    },
    unlock: lockdown.leave,
    async stop() {
      await lockdown.leave();
      live.leave();
      labs.close();
      reminders.stop();
      nextUp.stop();
      seat.stop();
      identity.stop();
      connection.stop();
      const stopping = stopAll(
        {
          exams,
          'the seat trial': seatTrial,
          practice,
          study,
          courseware,
          updates,
          'the job board': jobs,
          orders,
          'keeping items': offline,
          homework,
          assess,
        },
        (what, error) => log('error', what, error),
      );
      // What is acknowledged is on the disk; a hung disk or a hand-in in flight is taken up at the next start.
      await Promise.race([stopping, delay(stopWaitMs, undefined, { ref: false })]);
    },
  };
}
