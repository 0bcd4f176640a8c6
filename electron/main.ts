import path from 'node:path';
import { app, net, protocol, session, shell, type WebContents } from 'electron';
import { followTheme, followZoom } from './appearance.ts';
import { createCore } from './core.ts';
import { realDisk } from './downloads/target-file.ts';
import { registerCalls } from './ipc/register.ts';
import { openLog, type Log } from './log.ts';
import { setMenu } from './menu.ts';
import { nativeTexts } from './native-texts.ts';
import { createOwnDialogs } from './own-dialogs.ts';
import { pageOf } from './page.ts';
import { prepare, type Preparation } from './prepare.ts';
import { quitInOrder } from './quit.ts';
import { announceReady } from './ready.ts';
import { safeKeystore } from './safe-keystore.ts';
import { askWherePdf } from './save-dialog.ts';
import { openAddress, secure } from './security.ts';
import { electronStores } from './settings-file.ts';
import { systemCameras } from './system-cameras.ts';
import { watchFocus } from './window-focus.ts';
import { createWindow, openPath, type ClientWindow } from './window.ts';

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
  let client: ClientWindow | null = null;
  const dialogs = createOwnDialogs();
  const isOurWindow = (contents: WebContents) => client?.window.webContents.id === contents.id;
  const info = prepared.info();
  log('info', `client ${info.version} on ${info.os}, platform ${info.platformOrigin}, tenant ${info.tenantHost}`);
  const openFile = electronStores(prepared.userData, (file) => log('error', `set aside ${file}`));
  const texts = () => nativeTexts[core.settings.read().locale ?? info.systemLocale];
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
    window: {
      setTitle: (title) => client?.window.setTitle(title),
      guardClose: (guard) => client?.guardClose(guard),
      closeNow: () => client?.closeNow(),
    },
    askWhere: async (proposed) =>
      client ? dialogs.during(askWherePdf(client.window, texts().saveCertificate, proposed)) : null,
    showInFolder: (file) => shell.showItemInFolder(file),
    openAddress,
    focus: watchFocus(dialogs),
    disk: realDisk,
  });
  secure(isOurWindow, log);
  setMenu(info.os);
  followTheme(core.settings);
  session.defaultSession.protocol.handle('app', core.handle);
  registerCalls({ services: core.services, isOurWindow, onFailure: (what, error) => log('warn', what, error) });
  core.onEvent((channel, payload) => {
    if (client && !client.window.isDestroyed()) client.window.webContents.send(channel, payload);
  });
  quitInOrder(core.stop, log);
  client = createWindow({
    title: app.getName(),
    devTools: !info.packaged,
    file: openFile('window'),
    log,
    texts,
    dialogs,
    onCloseAsked: core.closeAsked,
  });
  const { window } = client;
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  followZoom(window, core.settings);
  if (!info.packaged) announceReady(window);
  await openPath(window, await core.startPath());
}
