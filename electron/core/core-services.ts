import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { CoreOptions } from './core-options.ts';
import type { CoreSession } from './core-session.ts';
import type { Downloads } from '../downloads/downloads.ts';
import type { ExamService } from '../exam/service.ts';
import type { DomainService } from '../ipc/answer-call.ts';
import { appArguments, appHandlers } from '../ipc/app.ts';
import { devicesArguments, devicesHandlers } from '../ipc/devices.ts';
import { downloadsArguments, downloadsHandlers } from '../ipc/downloads.ts';
import { evidenceArguments, evidenceHandlers } from '../ipc/evidence.ts';
import { examArguments, examHandlers } from '../ipc/exam.ts';
import { filesArguments, filesHandlers } from '../ipc/files.ts';
import { languageArguments, languageHandlers } from '../ipc/language.ts';
import { sessionArguments, sessionHandlers } from '../ipc/session.ts';
import { settingsArguments, settingsHandlers } from '../ipc/settings.ts';
import { openLanguagePacks } from '../tenant/language-packs.ts';
import type { SettingsStore } from '../settings/settings.ts';

/** What answers the page, whichever window asks. */
export type CoreServices = Readonly<Record<Exclude<keyof Contract, 'window'>, DomainService>>;

/** Every IPC domain but the window's, which each window has for itself: handlers with the schemas of their arguments. */
export function coreServices(
  parts: CoreOptions,
  { session, tenant, connection }: CoreSession,
  settings: SettingsStore,
  downloads: Downloads,
  exams: ExamService,
) {
  const packs = openLanguagePacks(parts.openFile('language-packs'), parts.info.platformOrigin, tenant.host);
  const app = { info: parts.info, tenant, connection, log: parts.log, open: parts.openAddress };
  return {
    session: { handlers: sessionHandlers(session), accepts: sessionArguments },
    devices: { handlers: devicesHandlers(parts.cameras, parts.openAddress), accepts: devicesArguments },
    exam: { handlers: examHandlers(exams), accepts: examArguments },
    evidence: { handlers: evidenceHandlers(exams), accepts: evidenceArguments },
    downloads: { handlers: downloadsHandlers(downloads), accepts: downloadsArguments },
    files: { handlers: filesHandlers(downloads, parts.showInFolder), accepts: filesArguments },
    settings: { handlers: settingsHandlers(settings), accepts: settingsArguments },
    language: { handlers: languageHandlers(packs), accepts: languageArguments },
    app: { handlers: appHandlers(app), accepts: appArguments },
  } satisfies CoreServices;
}
