import path from 'node:path';
import {
  app,
  type BrowserWindow,
  crashReporter,
  dialog,
  Menu,
  net,
  powerMonitor,
  powerSaveBlocker,
  session,
  shell,
} from 'electron';
import type { AppInfo } from '#contract/ipc/app.ts';
import { cacheFoldersIn } from '#electron/desktop/diagnostics/storage.ts';
import type { FollowLink } from '#electron/desktop/links/open-links.ts';
import { linkIn, startAt } from '#electron/desktop/links/read-link.ts';
import { lockdownSystem } from '#electron/desktop/lockdown/system.ts';
import { electronMachine } from '#electron/desktop/readiness/electron-machine.ts';
import {
  openAddress,
  openDocumentFile,
  safeKeystore,
  smallerPicture,
  systemCameras,
} from '#electron/desktop/security/electron-system.ts';
import { secure } from '#electron/desktop/security/security.ts';
import { jumpTasks, menuBar } from '#electron/desktop/shell/menus.ts';
import { openTray } from '#electron/desktop/shell/tray.ts';
import { openUpdates, shippedFeed } from '#electron/desktop/updates/open-updates.ts';
import { followTheme } from '#electron/desktop/windows/appearance.ts';
import { windowHandlers } from '#electron/desktop/windows/ipc.ts';
import { createOwnDialogs } from '#electron/desktop/windows/own-dialogs.ts';
import { showReminder } from '#electron/desktop/windows/reminder-notice.ts';
import { createRoomWindows } from '#electron/desktop/windows/room-window.ts';
import { createWindows, watchFocus } from '#electron/desktop/windows/windows.ts';
import type { ExamStores } from '#electron/exam/exam-stores.ts';
import { realDisk } from '#electron/kernel/files/target-file.ts';
import type { Log } from '#electron/kernel/log.ts';
import { nativeTexts, type NativeTexts } from '#electron/kernel/words/native-texts.ts';
import { readTextFiles, textFileNames, type TextFiles } from '#electron/platform/gateway/early-files.ts';
import { developmentFiles, folderFiles, type PageFiles } from '#electron/platform/gateway/page-files.ts';
import { developmentPolicy, packagedPolicy } from '#electron/platform/gateway/page-headers.ts';
import { applyProxy } from '#electron/platform/network/apply-proxy.ts';
import { createNetFetch } from '#electron/platform/network/net-fetch.ts';
import { answerNetwork } from '#electron/platform/network/network-questions.ts';
import { createProxyLogin } from '#electron/platform/network/proxy-login.ts';
import { keepKeystoreKey } from '#electron/storage/keystore/keystore-key.ts';
import { electronStores } from '#electron/storage/settings/settings-file.ts';
import { readSettings } from '#electron/storage/settings/settings-schema.ts';
import { createCore } from '../core.ts';
import { registerCalls } from '../ipc/register.ts';
import { appIdIn } from './app-id.ts';
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
  const dialogs = createOwnDialogs(() => performance.now());
  const during = <Value>({ webContents }: BrowserWindow, asking: Promise<Value>) =>
    dialogs.during(webContents.id, asking);
  const info = prepared.info();
  const proxyReady = await applyProxy(prepared.policy.proxy, { app, defaultSession: session.defaultSession }, (error) =>
    log('warn', 'proxy of the policy', error),
  );
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
    proxyReady,
  });
  // Before the first request, which the core makes.
  const { isOurs: isOurWindow } = windows;
  secure({ os: info.os, isOurWindow, fenceOf: rooms.fenceOf, devServer: prepared.deployment.devServer !== null, log });
  const proxyLogin = createProxyLogin();
  answerNetwork(app, proxyLogin);
  // Written on this computer alone: a report holds memory, and with it answers and the session. Before the first window: a page
  // that is there already is not watched.
  if (readSettings(openFile('settings').read()).crashReports) crashReporter.start({ uploadToServer: false });
  windows.prepare();
  app.on('child-process-gone', (_, { type, name, reason, exitCode }) =>
    log('warn', `a process of ${name ?? type} is gone: ${reason} ${exitCode}`),
  );
  // A click on the icon of the Dock.
  app.on('activate', () => windows.show());
  const feed = shippedFeed(info);
  const appId = appIdIn(app.getAppPath());
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
    place: { product: app.getName(), dataFolder: prepared.userData, policyFiles: prepared.policyFileFacts },
    logFolder: path.join(prepared.userData, 'logs'),
    crashFolder: app.getPath('crashDumps'),
    cacheFolders: cacheFoldersIn(app.getPath('sessionData')),
    clearCaches: () => session.defaultSession.clearCache(),
    policyPaths: prepared.policy.paths,
    platformProfile: prepared.policy.profile,
    look: prepared.look,
    cameras: systemCameras(info.os),
    async askSavePath(proposed) {
      const window = windows.lastUsed();
      return window ? during(window, askFilePath(window, texts().saveFile, proposed)) : null;
    },
    async askFolder() {
      const window = windows.lastUsed();
      return window ? during(window, askFolderPath(window, texts().chooseFolder)) : null;
    },
    async askFiles(extensions) {
      const window = windows.list.paperWindow()?.window ?? windows.lastUsed();
      return window ? during(window, askFilePaths(window, texts().chooseFiles, extensions)) : [];
    },
    smallerPicture,
    showInFolder: (file) => shell.showItemInFolder(file),
    documentsFolder: app.getPath('documents'),
    openDocumentFile,
    openAddress,
    async askToLeave(host, address) {
      const window = windows.lastUsed();
      return window !== null && during(window, askToLeave(window, texts(), host, address));
    },
    focus: watchFocus(dialogs, windows),
    stayAwake,
    onPower(listener) {
      powerMonitor.on('suspend', () => listener('suspend'));
      powerMonitor.on('resume', () => listener('resume'));
    },
    lockdown: lockdownSystem({
      os: info.os,
      window: () => windows.list.paperWindow()?.window ?? windows.lastUsed(),
      userData: prepared.userData,
    }),
    policyLockdown: prepared.policy.lockdown,
    staffCode: prepared.policy.staffCode,
    staffCodes: prepared.policy.staffCodes,
    policyRefused: prepared.policyRefused,
    showsNext: hasTray(info),
    showProgress: windows.showProgress,
    showReminder: (reminder) =>
      showReminder(reminder, {
        locale: core.locale(),
        onClick() {
          windows.show();
          if (reminder.path !== undefined) windows.goTo(reminder.path);
        },
        window: () => (windows.list.paperWindow() === null ? windows.lastUsed() : null),
        dialogs,
        log,
      }),
    rooms,
    disk: realDisk,
    updateFeed: feed,
    updater: openUpdates({ ...info, appId }, feed, prepared.policy, log, proxyLogin),
    seat: {
      idleSeconds: () => powerMonitor.getSystemIdleTime(),
      isPaperOpen: () => windows.list.paperWindow() !== null,
      clearPageData,
    },
  });
  // Windows shows notifications only of programs that it knows by their shortcut's id.
  if (info.os === 'windows') app.setAppUserModelId(appId);
  setMenus(info, texts());
  core.settings.onChange(() => setMenus(info, texts()));
  if (hasTray(info)) {
    const refreshTray = openTray({
      icon: info.packaged
        ? path.join(process.resourcesPath, 'tray.png')
        : path.join(app.getAppPath(), 'resources/tenants/lectern/icons/32x32.png'),
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
  windows.list.onPaperChange(() => core.besidePaper(windows.list.paperWindow() !== null));
  stopBeforeQuit(async () => {
    await core.stop();
    // In the first run of all, Chromium made the key after the start had looked.
    const trouble = info.os === 'windows' ? keepKeystoreKey(prepared.userData, prepared.examFolder) : null;
    if (trouble !== null) log('warn', trouble);
  }, log);
  windows.onSessionEnd(() => {
    windows.releaseGuards();
    void core.unlock();
  });
  // On macOS and Linux the package names it. There a call would change what the user chose, on Linux by a program that holds up the start.
  if (info.os === 'windows' && info.packaged) app.setAsDefaultProtocolClient(info.linkScheme);
  const opening = windows.open(startAt(await core.startPath(), linkIn(process.argv, info.linkScheme)));
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

/** Empty: cancelled. */
async function askFilePaths(window: BrowserWindow, title: string, extensions: readonly string[]): Promise<string[]> {
  const name = extensions.map((extension) => `.${extension}`).join(', ');
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title,
    filters: extensions.length === 0 ? [] : [{ name, extensions: [...extensions] }],
    properties: ['openFile', 'multiSelections'],
  });
  return canceled ? [] : filePaths;
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
    // Cleared as a kind, cookies would take the ids of the devices along, by which this seat knows its cameras.
    defaultSession.clearStorageData({ storages: ['indexdb', 'cachestorage'] }),
    removeCookies(defaultSession.cookies),
  ]);
}

async function removeCookies(cookies: typeof session.defaultSession.cookies): Promise<void> {
  await Promise.all(
    (await cookies.get({})).map(({ name, secure, domain = '', path: below = '/' }) => {
      const origin = `${secure === true ? 'https' : 'http'}://${domain.replace(/^\./, '')}`;
      return cookies.remove(origin + below, name);
    }),
  );
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
function setMenus({ os, packaged, linkScheme }: AppInfo, texts: NativeTexts): void {
  const bar = menuBar(os, app.getName(), texts);
  Menu.setApplicationMenu(bar && Menu.buildFromTemplate(bar));
  // In development the program is Electron's own, which knows no link.
  if (os === 'windows' && packaged) app.setUserTasks(jumpTasks(process.execPath, linkScheme, texts));
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
