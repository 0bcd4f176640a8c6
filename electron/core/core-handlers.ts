import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Installer } from '../../src/contract/ipc/updates.ts';
import type { CheckService } from '../check/check-service.ts';
import type { Downloads } from '../downloads/downloads.ts';
import type { SaveFile } from '../downloads/save-file.ts';
import { createPaperFiles } from '../exam/hand-in/paper-files.ts';
import type { ExamService } from '../exam/service.ts';
import type { CoursewareService } from '../courseware/courseware-service.ts';
import type { FilmHost } from '../films/film-host.ts';
import { appHandlers } from '../ipc/app.ts';
import { coursewareHandlers } from '../ipc/courseware.ts';
import { devicesHandlers } from '../ipc/devices.ts';
import { downloadsHandlers, filesHandlers } from '../ipc/downloads.ts';
import { answerFilesHandlers } from '../ipc/answer-files.ts';
import { evidenceHandlers } from '../ipc/evidence.ts';
import { examHandlers } from '../ipc/exam.ts';
import type { DomainHandlers } from '../ipc/handler.ts';
import { jobsHandlers } from '../ipc/jobs.ts';
import { ordersHandlers } from '../ipc/orders.ts';
import type { OrderService } from '../orders/order-service.ts';
import type { JobNotebook } from '../jobs/job-notes.ts';
import { labHandlers } from '../ipc/lab.ts';
import { languageHandlers } from '../ipc/language.ts';
import { assessHandlers } from '../ipc/assess.ts';
import { homeworkHandlers } from '../ipc/homework.ts';
import { offlineHandlers } from '../ipc/offline.ts';
import type { OfflineService } from '../offline/offline-service.ts';
import { learningHandlers } from '../ipc/learning.ts';
import { liveHandlers } from '../ipc/live.ts';
import { lockdownHandlers } from '../ipc/lockdown.ts';
import type { ExamLockdown } from '../lockdown/exam-lockdown.ts';
import { platformCheckHandlers } from '../ipc/platform-check.ts';
import { policyHandlers } from '../ipc/policy.ts';
import { practiceHandlers } from '../ipc/practice.ts';
import { diagnosticsHandlers } from '../ipc/diagnostics.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { readinessHandlers } from '../ipc/readiness.ts';
import { updatesHandlers } from '../ipc/updates.ts';
import type { UpdateService } from '../updates/update-service.ts';
import type { ReadinessService } from '../readiness/readiness-service.ts';
import { remindersHandlers } from '../ipc/reminders.ts';
import { reopeningHandlers } from '../ipc/reopening.ts';
import type { LastPlace } from '../reopening/last-place.ts';
import type { PracticeService } from '../practice/practice-service.ts';
import type { AssessService } from '../assess/assess-service.ts';
import type { HomeworkService } from '../homework/create-homework.ts';
import type { Labs } from '../lab/lab-service.ts';
import type { LiveService } from '../live/live-service.ts';
import type { StudyService } from '../learning/study-service.ts';
import type { Reminders } from '../reminders/reminders.ts';
import { createReceivePaper } from '../exam/transfer/receive-paper.ts';
import { transferHandlers } from '../ipc/transfer.ts';
import { staffCodeHandlers } from '../ipc/staff-code.ts';
import type { StaffCode } from '../exam/staff-code/staff-code.ts';
import { seatHandlers } from '../ipc/seat.ts';
import { seatTrialHandlers } from '../ipc/seat-trial.ts';
import type { SeatTrial } from '../exam/trial/seat-trial.ts';
import type { SeatWatch } from '../seat/seat-watch.ts';
import { sessionHandlers } from '../ipc/session.ts';
import { settingsHandlers } from '../ipc/settings.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { openLanguagePacks } from '../tenant/language-packs.ts';
import { freeDiskBytes } from './free-disk.ts';
import type { CoreOptions } from './core-options.ts';
import type { CoreSession } from './core-session.ts';

/** The IPC handlers that are the same for every window: all domains but `window`. */
export type CoreHandlers = { readonly [Domain in Exclude<keyof Contract, 'window'>]: DomainHandlers<Contract[Domain]> };

interface CoreHandlersOptions {
  base: CoreSession;
  settings: SettingsStore;
  downloads: Downloads;
  saveFile: SaveFile;
  exams: ExamService;
  staffCode: StaffCode;
  lockdown: ExamLockdown;
  seatTrial: SeatTrial;
  check: CheckService;
  readiness: ReadinessService;
  diagnostics: Diagnostics;
  reminders: Reminders;
  lastPlace: LastPlace;
  practice: PracticeService;
  study: StudyService;
  courseware: CoursewareService;
  films: FilmHost;
  homework: HomeworkService;
  assess: AssessService;
  offline: OfflineService;
  live: LiveService;
  labs: Labs;
  jobs: JobNotebook;
  orders: OrderService;
  openExternal: (address: string) => Promise<void>;
  seat: SeatWatch;
  updates: UpdateService;
}

/** Loaded with its first use: it reads YAML. */
async function installersOf({ updateFeed, fetch }: CoreOptions): Promise<readonly Installer[] | null> {
  if (updateFeed === null) return null;
  const { readInstallers } = await import('../updates/read-installers.ts');
  return readInstallers(updateFeed, fetch);
}

export function createCoreHandlers(core: CoreOptions, options: CoreHandlersOptions): CoreHandlers {
  const { info, log, openAddress, submitProxyLogin, cameras } = core;
  const { settings, downloads, exams, check, openExternal } = options;
  const { session, tenant, connection } = options.base;
  const paperFiles = createPaperFiles({
    store: exams.store,
    handIns: exams.handIns,
    saveFile: options.saveFile,
  });
  const packs = openLanguagePacks(core.openFile('language-packs'), info.platformOrigin, tenant.host);
  return {
    session: sessionHandlers(session),
    seat: seatHandlers(options.seat),
    devices: devicesHandlers(cameras, openAddress, () => freeDiskBytes(core.examFolder)),
    exam: examHandlers({ ...exams, paperFiles }),
    answerFiles: answerFilesHandlers(exams),
    evidence: evidenceHandlers(exams),
    lockdown: lockdownHandlers(options.lockdown),
    seatTrial: seatTrialHandlers(options.seatTrial),
    staffCode: staffCodeHandlers({ ...exams, staffCode: options.staffCode }),
    transfer: transferHandlers({
      access: exams.access,
      copies: exams.copies,
      receivePaper: createReceivePaper({
        store: exams.store,
        askFolder: core.askFolder,
        evidence: exams.evidence,
        clock: exams.clock,
        report: (what, error) => log('warn', what, error),
      }),
    }),
    downloads: downloadsHandlers(downloads),
    files: filesHandlers(downloads, core.showInFolder),
    settings: settingsHandlers(settings),
    language: languageHandlers(packs, options.base.locale),
    practice: practiceHandlers(options.practice),
    learning: learningHandlers(options.study, options.films),
    courseware: coursewareHandlers(options.courseware),
    homework: homeworkHandlers({ ...options.homework, session }),
    assess: assessHandlers(options.assess),
    offline: offlineHandlers(options.offline),
    live: liveHandlers(options.live),
    lab: labHandlers(options.labs),
    jobs: jobsHandlers(options.jobs),
    orders: ordersHandlers(options.orders),
    reminders: remindersHandlers(options.reminders),
    reopening: reopeningHandlers(options.lastPlace),
    platformCheck: platformCheckHandlers(check),
    policy: policyHandlers(core.policyReport),
    readiness: readinessHandlers(options.readiness),
    updates: updatesHandlers(options.updates, () => installersOf(core)),
    diagnostics: diagnosticsHandlers(options.diagnostics),
    app: appHandlers({ info, tenant, connection, log, openExternal, submitProxyLogin }),
  };
}
