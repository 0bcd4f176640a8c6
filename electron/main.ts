import path from 'node:path';
import { app, dialog, protocol } from 'electron';
import { defaultLocale } from '../src/contract/ipc/locale.ts';
import { openLog } from './core/log.ts';
import { prepare, type Preparation } from './core/prepare.ts';
import { readinessSwitch, rescueSwitch, staffCodeSwitch, watchdogSwitch } from './core/run-switches.ts';
import { threadedStores } from './exam/exam-stores.ts';
import { answerFolders } from './exam/journal/journal-paths.ts';
import { startClient } from './core/start-client.ts';
import { hearLinks } from './links/open-links.ts';
import { nativeTexts } from './windows/native-texts.ts';

// First and synchronously: Electron reads schemes, folder and lock only once, before it is ready.
protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true } },
]);
/** The threads of the stores, built beside this file. */
const workers = {
  journal: new URL('journal-worker.js', import.meta.url),
  evidence: new URL('evidence-worker.js', import.meta.url),
};

if (process.argv.includes(watchdogSwitch)) {
  // Before the instance lock, which its client holds.
  (await import('./lockdown/watchdog/run-watchdog.ts')).runWatchdog();
} else if (process.argv.includes(rescueSwitch)) {
  void (await import('./rescue/run-rescue.ts')).runRescue();
} else if (process.argv.includes(staffCodeSwitch)) {
  void (await import('./exam/staff-code/run-staff-code.ts')).runStaffCode();
} else if (process.argv.includes(readinessSwitch)) {
  const { runReadiness } = await import('./readiness/run-readiness.ts');
  const preparation = prepare(true);
  if (preparation) void runReadiness(preparation);
} else {
  const preparation = prepare();
  if (preparation) run(preparation);
}

function run(prepared: Preparation): void {
  const log = openLog(path.join(prepared.userData, 'logs'), prepared.policy.logLevel);
  process.on('uncaughtException', (error) => log('error', 'uncaught', error));
  process.on('unhandledRejection', (error) => log('error', 'unhandled', error));
  app.on('window-all-closed', () => app.quit());
  // Before it is ready: macOS tells the link that starts the client early.
  const onLink = hearLinks(app, () => log('warn', 'a link that opens nothing'));
  const stores = threadedStores(workers, answerFolders(prepared.examFolder));
  // The larger part of the program is read while Electron gets ready.
  app
    .whenReady()
    .then(() => startClient({ prepared, log, stores, journalWorker: workers.journal, onLink }))
    .catch((error: unknown) => {
      log('error', 'start', error);
      process.stderr.write(`The client could not start: ${String(error)}\n`);
      const { startFailedTitle, startFailedText } = nativeTexts[prepared.info().givenLocale ?? defaultLocale];
      dialog.showErrorBox(startFailedTitle, `${startFailedText}\n\n${String(error)}`);
      app.exit(1);
    });
}
