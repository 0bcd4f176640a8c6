import path from 'node:path';
import {
  app,
  crashReporter,
  dialog,
  Menu,
  net,
  powerMonitor,
  powerSaveBlocker,
  session,
  shell,
  type BrowserWindow,
} from 'electron';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import { linkScheme } from '../../src/contract/paths/link.ts';
import { jumpTasks } from '../desktop/jump-list.ts';
import { menuBar } from '../desktop/menus.ts';
import { openTray } from '../desktop/tray.ts';
import { realDisk } from '../downloads/target-file.ts';
import type { ExamStores } from '../exam/exam-stores.ts';
import { readTextFiles, textFileNames, type TextFiles } from '../gateway/early-files.ts';
import { developmentFiles, folderFiles, type PageFiles } from '../gateway/page-files.ts';
import { developmentPolicy, packagedPolicy } from '../gateway/page-headers.ts';
import { registerCalls } from '../ipc/register.ts';
import { windowHandlers } from '../ipc/window.ts';
import type { FollowLink } from '../links/open-links.ts';
import { linkIn, startAt } from '../links/read-link.ts';
import { createRoomWindows } from '../live/room-window.ts';
import { lockdownSystem } from '../lockdown/system.ts';
import { watchdogStarter } from '../lockdown/watchdog/start-watchdog.ts';
import { applyProxy } from '../network/apply-proxy.ts';
import { createNetFetch } from '../network/net-fetch.ts';
import { createProxyLogin } from '../network/proxy-login.ts';
import { electronMachine } from '../readiness/electron-machine.ts';
import { openAddress, safeKeystore, systemCameras } from '../security/electron-system.ts';
import { secure } from '../security/security.ts';
import { electronStores } from '../settings/settings-file.ts';
import { openUpdates, shippedFeed } from '../updates/open-updates.ts';
import { followTheme } from '../windows/appearance.ts';
import { nativeTexts, type NativeTexts } from '../windows/native-texts.ts';
import { createOwnDialogs } from '../windows/own-dialogs.ts';
import { showReminder } from '../windows/reminder-notice.ts';
import { createWindows, watchFocus } from '../windows/windows.ts';
import { appIdIn } from './app-id.ts';
import { createCore } from './core.ts';
import type { Log } from './log.ts';
import type { Preparation } from './prepare.ts';
import { announceReady } from './ready.ts';

/** What was made before Electron was ready. */
export interface ClientStart {
  prepared: Preparation;
  log: Log;
  stores: ExamStores;
  /** The script of the journals' thread. */
  journalWorker: URL;
  onLink: (follow: FollowLink) => void;
}

/** Opens the client: its core, its windows, and what belongs to them. Electron is ready. */
export async function startClient({ prepared, log, stores, journalWorker, onLink }: ClientStart): Promise<void> {
  const dialogs = createOwnDialogs();
  const info = prepared.info();
  await applyProxy(prepared.policy.proxy, (error) => log('warn', 'proxy of the policy', error));
  log('info', `client ${info.version} on ${info.os}, platform ${info.platformOrigin}, tenant ${info.tenantHost}`);
  const openFile = electronStores(prepared.userData, (what, error) => log('error', what, error));
  const texts = () => nativeTexts[core.locale()];
  const windows = createWindows({
    title: app.getName(),
    devTools: !info.packaged,
    kiosk: info.managed.kiosk,
    file: openFile('window'),
    log,
    texts,
    dialogs,
    settings: () => core.settings,
    homePath: () => core.homePath(),
    onNone: () => core.leaveRooms(),
    onFirst: (window) => info.packaged || announceReady(window),
  });
  const rooms = createRoomWindows({
    os: info.os,
    log,
    texts,
    dialogs,
    isPaperOpen: () => windows.list.paperWindow() !== null,
    showClient: windows.show,
  });
  // Before the first request, which the core makes.
  secure(windows.isOurs, rooms.fenceOf, log);
  windows.prepare();
  const proxyLogin = createProxyLogin();
  const feed = shippedFeed(info);
  const core = await createCore({
    ...pageSource(prepared.deployment.devServer),
    info,
    openFile,
    log,
    fetch: createNetFetch(proxyLogin),
    submitProxyLogin: proxyLogin.submit,
    keystore: safeKeystore(info.os, prepared.policy.plainKeystore),
    examFolder: prepared.examFolder,
    folderWitness: prepared.folderWitness,
    journalWorker,
    machine: electronMachine(info.os),
    stores,
    rescueKey: prepared.policy.rescueKey,
    givenPolicy: prepared.policy,
    policyReport: prepared.policyReport,
    logFolder: path.join(prepared.userData, 'logs'),
    crashFolder: app.getPath('crashDumps'),
    cacheFolders: ['Cache', 'Code Cache', 'GPUCache'].map((name) => path.join(app.getPath('sessionData'), name)),
    clearCaches: () => session.defaultSession.clearCache(),
    policyPaths: prepared.policy.paths,
    platformProfile: prepared.policy.profile,
    look: prepared.look,
    cameras: systemCameras(info.os),
    async askSavePath(proposed) {
      const window = windows.lastUsed();
      return window ? dialogs.during(askFilePath(window, texts().saveFile, proposed)) : null;
    },
    async askFolder() {
      const window = windows.lastUsed();
      return window ? dialogs.during(askFolderPath(window, texts().chooseFolder)) : null;
    },
    showInFolder: (file) => shell.showItemInFolder(file),
    openAddress,
    async askToLeave(host, address) {
      const window = windows.lastUsed();
      return window !== null && dialogs.during(askToLeave(window, texts(), host, address));
    },
    focus: watchFocus(dialogs, windows.isPaperElsewhere),
    stayAwake,
    onPower(listener) {
      powerMonitor.on('suspend', () => listener('suspend'));
      powerMonitor.on('resume', () => listener('resume'));
    },
    lockdown: lockdownSystem({
      os: info.os,
      window: () => windows.list.paperWindow()?.window ?? windows.lastUsed(),
      startWatchdog: watchdogStarter(prepared.userData, log),
    }),
    policyLockdown: prepared.policy.lockdown,
    staffCode: prepared.policy.staffCode,
    showsNext: hasTray(info),
    showProgress: windows.showProgress,
    showReminder: (reminder) =>
      showReminder(reminder, core.locale(), () => {
        windows.show();
        if (reminder.path !== undefined) windows.goTo(reminder.path);
      }),
    rooms,
    disk: realDisk,
    updateFeed: feed,
    updater: openUpdates(info, feed, prepared.policy, log, proxyLogin),
    seat: {
      idleSeconds: () => powerMonitor.getSystemIdleTime(),
      isPaperOpen: () => windows.list.paperWindow() !== null,
      clearPageData,
    },
  });
  // Written on this computer alone: a report holds memory, and with it answers and the session.
  if (core.settings.read().crashReports) crashReporter.start({ uploadToServer: false });
  // Windows shows notifications only of programs that it knows by their shortcut's id.
  if (info.os === 'windows') app.setAppUserModelId(appIdIn(app.getAppPath()));
  setMenus(info, texts());
  core.settings.onChange(() => setMenus(info, texts()));
  if (hasTray(info)) {
    const refreshTray = openTray({
      icon: path.join(app.getAppPath(), info.packaged ? 'tray.png' : 'resources/tenants/lectern/icons/32x32.png'),
      locale: core.locale,
      next: () => core.nextUp.next(),
      now: core.now,
      open(address) {
        windows.show();
        if (address !== null) windows.goTo(address);
      },
      quit: () => app.quit(),
    });
    core.nextUp.onChange(refreshTray);
    core.settings.onChange(refreshTray);
  }
  followTheme(core.settings);
  session.defaultSession.protocol.handle('app', core.handle);
  const report = (what: string, error: unknown) => log('warn', what, error);
  registerCalls({
    handlersFor: ({ id }) => ({
      ...core.handlers,
      window: windowHandlers({ ...windows, saveFile: core.saveFile, report }, id),
    }),
    isOurWindow: windows.isOurs,
    onFailure: (what, error) => log('warn', what, error),
  });
  core.onEvent(windows.broadcast);
  stopBeforeQuit(core.stop, log);
  windows.onSessionEnd(() => {
    windows.releaseGuards();
    void core.unlock();
  });
  if (info.packaged) app.setAsDefaultProtocolClient(linkScheme);
  const opening = windows.open(startAt(await core.startPath(), linkIn(process.argv)));
  onLink((address) => {
    windows.show();
    if (address !== null) windows.goTo(address);
  });
  await opening;
  // Earlier, its requests would hold up the page's own.
  core.follow();
}

/** The page's files and content security policy: of the build, or of Vite's server in development. */
function pageSource(devServer: string | null): { files: PageFiles; policy: string; textFiles: TextFiles } {
  if (devServer === null) {
    const folder = path.join(import.meta.dirname, '../dist');
    const textFiles = readTextFiles(path.join(folder, textFileNames));
    return { files: folderFiles(folder), policy: packagedPolicy(), textFiles };
  }
  const files = developmentFiles(devServer, (address, init) => net.fetch(address, init));
  return { files, policy: developmentPolicy(devServer), textFiles: {} };
}

/** Asks where to save a file of this name; null: cancelled. */
async function askFilePath(window: BrowserWindow, title: string, proposed: string): Promise<string | null> {
  const extension = path.extname(proposed).slice(1);
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title,
    defaultPath: path.join(app.getPath('downloads'), proposed),
    filters: [{ name: extension.toUpperCase(), extensions: [extension] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  });
  return canceled || !filePath ? null : filePath;
}

/** Null: cancelled. */
async function askFolderPath(window: BrowserWindow, title: string): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title,
    properties: ['openDirectory', 'createDirectory'],
  });
  return canceled ? null : (filePaths[0] ?? null);
}

/** Names the host of an external address and asks whether the system's browser may open it. */
async function askToLeave(window: BrowserWindow, texts: NativeTexts, host: string, address: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: texts.leaveTitle.replace('{host}', host),
    detail: `${texts.leaveText}\n\n${address.slice(0, 200)}`,
    buttons: [texts.leaveOpen, texts.cancel],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}

/** The storage of open pages is their own to clear: they write there when they sign out. */
async function clearPageData(): Promise<void> {
  const { defaultSession } = session;
  await Promise.all([
    defaultSession.clearCache(),
    defaultSession.clearStorageData({ storages: ['cookies', 'indexdb', 'cachestorage'] }),
  ]);
}

function stayAwake(): () => void {
  const id = powerSaveBlocker.start('prevent-display-sleep');
  return () => void powerSaveBlocker.stop(id);
}

/** On macOS the dock has the way back; a kiosk has nothing beside its window. */
function hasTray({ os, managed }: AppInfo): boolean {
  return os !== 'mac' && !managed.kiosk;
}

/** Menus in the language of the client; it can change while the client runs. */
function setMenus({ os, packaged }: AppInfo, texts: NativeTexts): void {
  const bar = menuBar(os, app.getName(), texts);
  Menu.setApplicationMenu(bar && Menu.buildFromTemplate(bar));
  // In development the program is Electron's own, which knows no link.
  if (os === 'windows' && packaged) app.setUserTasks(jumpTasks(process.execPath, texts));
}

/** Closes queues and journals before the process exits. */
function stopBeforeQuit(stop: () => Promise<void>, log: Log): void {
  let stopped = false;
  app.on('will-quit', (event) => {
    if (stopped) return;
    event.preventDefault();
    stopped = true;
    stop()
      .catch((error: unknown) => log('error', 'stop', error))
      .finally(() => app.quit());
  });
}
