import type { Reminder } from '#contract/ipc/reminders.ts';
import type { NoUpdates } from '#contract/ipc/updates.ts';
import type { ExamService } from '#electron/exam/service.ts';
import type { StaffCode } from '#electron/exam/staff-code/staff-code.ts';
import { freeDiskBytes } from '#electron/kernel/free-disk.ts';
import type { Handlers } from '#electron/kernel/ipc/handler.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import type { JobNotebook } from '#electron/market/jobs/job-notes.ts';
import type { ClientOptions } from '#electron/platform/client/client-options.ts';
import type { Client } from '#electron/platform/client/client.ts';
import type { CoreSession } from '#electron/platform/client/core-session.ts';
import type { PlatformZone } from '#electron/platform/clock/platform-zone.ts';
import type { SettingsStore } from '#electron/storage/settings/settings.ts';
import type { StudyService } from '#electron/study/learning/study-service.ts';
import type { OfflineService } from '#electron/study/offline/offline-service.ts';
import { aboutClient, type PlaceFacts } from './diagnostics/about-facts.ts';
import { createDiagnostics } from './diagnostics/diagnostics.ts';
import { diagnosticsHandlers } from './diagnostics/ipc.ts';
import { createDownloads } from './downloads/downloads.ts';
import { downloadsHandlers, filesHandlers } from './downloads/ipc.ts';
import { readinessHandlers } from './readiness/ipc.ts';
import { openReadiness, type ReadinessOptions } from './readiness/open-readiness.ts';
import { remindersHandlers } from './reminders/ipc.ts';
import { createReminders } from './reminders/reminders.ts';
import { reopeningHandlers } from './reopening/ipc.ts';
import { LastPlace } from './reopening/last-place.ts';
import { createSeat, type SeatOptions } from './seat/create-seat.ts';
import { seatHandlers } from './seat/ipc.ts';
import type { CameraSystem } from './security/camera-access.ts';
import { devicesHandlers } from './security/ipc.ts';
import { NextUp } from './shell/next-up.ts';
import { updatesHandlers } from './updates/ipc.ts';
import type { UpdateFeed } from './updates/signed-feed.ts';
import { lookAtHold } from './updates/update-rules.ts';
import { type UpdateEngine, UpdateService } from './updates/update-service.ts';

/** What the desktop's own services ask of the machine. */
export interface DesktopOptions extends ReadinessOptions, SeatOptions {
  /** What tells this client from those of other seats, for whoever looks for a fault. */
  place: PlaceFacts;
  logFolder: string;
  /** Where Chromium writes crash reports, when the learner wants them. */
  crashFolder: string;
  /** Where Chromium keeps pages and pictures to have them sooner. */
  cacheFolders: readonly string[];
  clearCaches: () => Promise<void>;
  cameras: CameraSystem;
  showInFolder: (file: string) => void;
  /** The documents of the user of this computer. */
  documentsFolder: string;
  /** Opens a file by the system's program for its ending; rejects where there is none. */
  openDocumentFile: (file: string) => Promise<void>;
  openAddress: (address: string) => Promise<void>;
  /** Somebody sees what begins next: the platform is asked for the learner's exams now and then. */
  showsNext: boolean;
  /** Shows the system's notification of something that starts soon. */
  showReminder: (reminder: Reminder) => void;
  /** Where the newest versions are; null: the build does not say. */
  updateFeed: UpdateFeed | null;
  /** What updates this client; or why nothing does. */
  updater: (() => Promise<UpdateEngine>) | NoUpdates;
}

interface DesktopParts {
  options: Client['options'] & DesktopOptions;
  settings: SettingsStore;
  zone: PlatformZone;
  exams: ExamService;
  staffCode: StaffCode;
  offline: OfflineService;
  study: Pick<StudyService, 'sinceLastReport'>;
  jobs: JobNotebook;
  /** A live room or a lab is open. */
  isRoomOpen: () => boolean;
  /** The report of the last check of the platform as text; null: none was made. */
  platformCheck: () => string | null;
}

type DesktopDomain =
  | 'seat'
  | 'devices'
  | 'downloads'
  | 'files'
  | 'reminders'
  | 'reopening'
  | 'readiness'
  | 'updates'
  | 'diagnostics';

/** What a client does for its computer: downloads, readiness, diagnostics, reminders, the shared seat, updates, the last screen. */
export function openDesktop(client: Client, parts: DesktopParts) {
  const { session, tenant, clock, upstream, locale, emit, saveFile, taskbar, report } = client;
  const { options, settings, zone, exams, staffCode, offline } = parts;
  const downloads = createDownloads({
    upstream,
    platformOrigin: options.info.platformOrigin,
    fetch: options.fetch,
    overrides: tenant.overrides,
    askSavePath: options.askSavePath,
    askFolder: options.askFolder,
    disk: options.disk,
    onThrough: (downloadId, through) => emit('downloads', 'folderProgress', { downloadId, through }),
    onProgress: (progress) => emit('downloads', 'progress', progress),
    onFailure: (error) => report('download', error),
  });
  const readiness = openReadiness(options, client, { settings, clock, saveFile }, emit);
  const diagnostics = createDiagnostics({
    policy: options.givenPolicy,
    examFolder: options.examFolder,
    logFolder: options.logFolder,
    crashFolder: options.crashFolder,
    policyFiles: options.place.policyFiles,
    locale,
    about: () => aboutClient(options, tenant.host(), locale(), settings.read()),
    removeOffline: () => offline.removeAll(),
    othersOffline: offline,
    staffCode,
    cacheFolders: options.cacheFolders,
    clearCaches: options.clearCaches,
    readiness: readiness.last,
    platformCheck: parts.platformCheck,
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
    { ask: options.showsNext, platform: client.platform, session, clock, zone, timer: systemTimer },
    reminders.list,
  );
  const { study, jobs, isRoomOpen } = parts;
  const seat = createSeat(options, client, { exams, study, settings, offline, jobs, reminders, isRoomOpen }, emit);
  const updates = new UpdateService({
    engine: options.updater,
    hold: () => lookAtHold(options, exams.store, session, clock),
    changed(state) {
      emit('updates', 'changed', state);
      if (state.kind !== 'loading') taskbar.end('update');
      else taskbar.tell('update', state.total === null ? null : state.received / state.total);
    },
    now: Date.now,
    timer: systemTimer,
    report,
  });
  const lastPlace = createLastPlace(options, client, settings);
  const handlers: Handlers<DesktopDomain> = {
    seat: seatHandlers(seat),
    devices: devicesHandlers(options.cameras, options.openAddress, () => freeDiskBytes(options.examFolder)),
    downloads: downloadsHandlers(downloads),
    files: filesHandlers(downloads, options.showInFolder, {
      source: { platformOrigin: options.info.platformOrigin, upstream, fetch: options.fetch },
      folder: options.documentsFolder,
      disk: options.disk,
      marksOrigin: options.info.os === 'windows',
      isPaperOpen: options.seat.isPaperOpen,
      openFile: options.openDocumentFile,
      report,
    }),
    reminders: remindersHandlers(reminders),
    reopening: reopeningHandlers(lastPlace),
    readiness: readinessHandlers(readiness),
    updates: updatesHandlers(updates, async () => {
      if (options.updateFeed === null) return null;
      // Loaded with its first use: it reads YAML.
      const { readInstallers } = await import('./updates/read-installers.ts');
      return readInstallers(options.updateFeed, options.fetch);
    }),
    diagnostics: diagnosticsHandlers(diagnostics),
  };
  return {
    handlers,
    nextUp,
    updates,
    lastPlace,
    start() {
      reminders.start();
      seat.start();
      updates.start();
    },
    /** Ends what waits for a moment; updates end by themselves, see `updates.stop`. */
    stopWatching() {
      reminders.stop();
      nextUp.stop();
      seat.stop();
    },
  };
}

/** The screen that the next start opens, by the policy of this computer and the wish of its learner. */
function createLastPlace(
  { info, log, openFile }: ClientOptions,
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
