import type { CoreParts } from './core-parts.ts';
import type { CoreSession } from './core-session.ts';
import type { Downloads } from './downloads/downloads.ts';
import type { ExamService } from './exam/service.ts';
import type { DomainService } from './ipc/answer-call.ts';
import { appArguments, appHandlers } from './ipc/app.ts';
import { devicesArguments, devicesHandlers } from './ipc/devices.ts';
import { downloadsArguments, downloadsHandlers } from './ipc/downloads.ts';
import { evidenceArguments, evidenceHandlers } from './ipc/evidence.ts';
import { examArguments, examHandlers } from './ipc/exam.ts';
import { filesArguments, filesHandlers } from './ipc/files.ts';
import { sessionArguments, sessionHandlers } from './ipc/session.ts';
import { settingsArguments, settingsHandlers } from './ipc/settings.ts';
import { windowArguments, windowHandlers } from './ipc/window.ts';
import type { SettingsStore } from './settings.ts';

/** Every IPC domain: handlers with the schemas of their arguments. */
export function domainServices(
  parts: CoreParts,
  { session, tenant, connection }: CoreSession,
  settings: SettingsStore,
  downloads: Downloads,
  exams: ExamService,
) {
  const app = { info: parts.info, tenant, connection, log: parts.log, open: parts.openAddress };
  return {
    session: { handlers: sessionHandlers(session), accepts: sessionArguments },
    devices: { handlers: devicesHandlers(parts.cameras, parts.openAddress), accepts: devicesArguments },
    exam: { handlers: examHandlers(exams), accepts: examArguments },
    evidence: { handlers: evidenceHandlers(exams), accepts: evidenceArguments },
    downloads: { handlers: downloadsHandlers(downloads), accepts: downloadsArguments },
    files: { handlers: filesHandlers(downloads, parts.showInFolder), accepts: filesArguments },
    settings: { handlers: settingsHandlers(settings), accepts: settingsArguments },
    window: { handlers: windowHandlers(parts.window), accepts: windowArguments },
    app: { handlers: appHandlers(app), accepts: appArguments },
  } satisfies Record<string, DomainService>;
}
