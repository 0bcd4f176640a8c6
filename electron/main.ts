import path from 'node:path';
import { app, protocol } from 'electron';
import { defaultLocale } from '#contract/ipc/locale.ts';
import { commands } from '#electron/app/console/commands.ts';
import { claimFolder } from '#electron/app/start/folder-lock.ts';
import { prepare, type Preparation } from '#electron/app/start/prepare.ts';
import { startClient } from '#electron/app/start/start-client.ts';
import { hearLinks } from '#electron/desktop/links/open-links.ts';
import { programFile } from '#electron/kernel/app-image.ts';
import { endStart } from '#electron/kernel/command/end-start.ts';
import { runCommand } from '#electron/kernel/command/run-command.ts';
import { readinessSwitch, reportSwitch, watchdogSwitch } from '#electron/kernel/command/run-switches.ts';
import { openLog, type Log } from '#electron/kernel/log.ts';
import { nativeTexts } from '#electron/kernel/words/native-texts.ts';
import { threadedStores } from './exam/exam-stores.ts';

// First and synchronously: Electron reads schemes, folder and lock only once, before it is ready.
protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true } },
]);
/** The threads of the stores, built beside this file. */
const workers = {
  journal: new URL('journal-worker.js', import.meta.url),
  evidence: new URL('evidence-worker.js', import.meta.url),
};

const command = [...commands].find(([name]) => process.argv.includes(name));

if (process.argv.includes(watchdogSwitch)) {
  // Before the instance lock, which its client holds.
  (await import('#electron/desktop/lockdown/watchdog/run-watchdog.ts')).runWatchdog();
} else if (process.argv.includes(reportSwitch)) {
  // It draws pages: waiting for it here would wait for ever.
  void (await import('#electron/app/console/run-report.ts')).runReport();
} else if (process.argv.includes(readinessSwitch)) {
  const { runReadiness } = await import('#electron/app/console/run-readiness.ts');
  const preparation = prepare(true);
  if (preparation) void runReadiness(preparation);
} else if (command) {
  // Electron waits for its entry before it opens a display, which a server does not have.
  await runCommand(...command);
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
  const onLink = hearLinks(app, prepared.info().linkScheme, () => log('warn', 'a link that opens nothing'));
  const stores = claimJournals(prepared, log).then((ours) => ours && threadedStores(workers));
  // The larger part of the program is read while Electron gets ready.
  Promise.all([stores, app.whenReady()])
    .then(([opened]) =>
      opened ? startClient({ prepared, log, stores: opened, journalWorker: workers.journal, onLink }) : undefined,
    )
    .catch((error: unknown) => {
      log('error', 'start', error);
      const { startFailedTitle, startFailedText } = nativeTexts[prepared.info().givenLocale ?? defaultLocale];
      return endStart(`${startFailedText}\n\n${String(error)}`, startFailedTitle);
    });
}

/** False: another client writes to the folder of journals; this one has said so and ends. */
async function claimJournals({ examFolder, info }: Preparation, log: Log): Promise<boolean> {
  const claim = await claimFolder(examFolder, {
    onLost() {
      log('error', `another client took ${examFolder}`);
      // The next start says who uses it, or goes on where this one was.
      app.relaunch({ execPath: programFile() });
      app.exit(2);
    },
    report: (error) => log('warn', 'lock of the journal folder', error),
  });
  if (claim.kind === 'ours') {
    app.once('quit', claim.release);
    return true;
  }
  const texts = nativeTexts[info().givenLocale ?? defaultLocale];
  const message = texts.folderInUseText
    .replace('{folder}', () => examFolder)
    .replace('{host}', () => claim.host ?? texts.unknownHost);
  log('warn', message);
  await endStart(message, app.isPackaged ? texts.startFailedTitle : null);
  return false;
}
