import path from 'node:path';
import { app, net, protocol, session, shell } from 'electron';
import { followTheme } from './windows/appearance.ts';
import { createCore } from './core/core.ts';
import { realDisk } from './downloads/target-file.ts';
import { registerCalls } from './ipc/register.ts';
import { windowService } from './ipc/window.ts';
import { openLog, type Log } from './core/log.ts';
import { setMenu } from './windows/menu.ts';
import { nativeTexts } from './windows/native-texts.ts';
import { createOwnDialogs } from './windows/own-dialogs.ts';
import { pageOf } from './windows/page.ts';
import { prepare, type Preparation } from './core/prepare.ts';
import { quitInOrder } from './core/quit.ts';
import { announceReady } from './core/ready.ts';
import { safeKeystore } from './security/safe-keystore.ts';
import { askWherePdf } from './windows/save-dialog.ts';
import { openAddress, secure } from './security/security.ts';
import { electronStores } from './settings/settings-file.ts';
import { systemCameras } from './security/system-cameras.ts';
import { watchFocus } from './windows/window-focus.ts';
import { createWindows } from './windows/windows.ts';

// First and synchronously: Electron looks at schemes, folder and lock only once.
protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true } },
]);
const preparation = prepare();
if (preparation) run(preparation);

function run(prepared: Preparation): void {
  const log = openLog(path.join(prepared.userData, 'logs'));
  process.on('uncaughtException', (error) => log('error', 'uncaught', error));
  process.on('unhandledRejection', (error) => log('error', 'unhandled', error));
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(() => start(prepared, log))
    .catch((error: unknown) => {
      log('error', 'start', error);
      process.stderr.write(`The client could not start: ${String(error)}\n`);
      app.exit(1);
    });
}

async function start(prepared: Preparation, log: Log): Promise<void> {
  const dialogs = createOwnDialogs();
  const info = prepared.info();
  log('info', `client ${info.version} on ${info.os}, platform ${info.platformOrigin}, tenant ${info.tenantHost}`);
  const openFile = electronStores(prepared.userData, (file) => log('error', `set aside ${file}`));
  const texts = () => nativeTexts[core.locale()];
  const windows = createWindows({
    title: app.getName(),
    devTools: !info.packaged,
    file: openFile('window'),
    log,
    texts,
    dialogs,
    settings: () => core.settings,
    homePath: () => core.homePath(),
    onFirst: (window) => info.packaged || announceReady(window),
  });
  const core = await createCore({
    ...pageOf(prepared.placement.devServer),
    info,
    openFile,
    log,
    fetch: (address, init) => net.fetch(address, init),
    keystore: safeKeystore(prepared.policy.plainKeystore),
    examFolder: path.join(prepared.userData, 'exams'),
    workers: {
      journal: new URL('journal-worker.js', import.meta.url),
      evidence: new URL('evidence-worker.js', import.meta.url),
    },
    rescueKey: prepared.policy.rescueKey,
    policyPaths: prepared.policy.paths,
    cameras: systemCameras(info.os),
    async askWhere(proposed) {
      const window = windows.lastUsed();
      return window ? dialogs.during(askWherePdf(window, texts().saveCertificate, proposed)) : null;
    },
    showInFolder: (file) => shell.showItemInFolder(file),
    openAddress,
    focus: watchFocus(dialogs, windows.isPaperElsewhere),
    disk: realDisk,
  });
  secure(windows.isOurs, log);
  setMenu(info.os);
  followTheme(core.settings);
  session.defaultSession.protocol.handle('app', core.handle);
  registerCalls({
    servicesOf: (sender) => ({ ...core.services, window: windowService(windows.controlOf(sender)) }),
    isOurWindow: windows.isOurs,
    onFailure: (what, error) => log('warn', what, error),
  });
  core.onEvent(windows.broadcast);
  quitInOrder(core.stop, log);
  app.on('second-instance', windows.show);
  await windows.open(await core.startPath());
}
