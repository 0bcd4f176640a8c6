import { mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { contract, type Contract, type DesktopApi } from '#contract/ipc/contract.ts';
import type { Locale } from '#contract/ipc/locale.ts';
import type { CoreOptions } from '#electron/app/core-options.ts';
import { createCore, type Core } from '#electron/app/core.ts';
import { answerCall } from '#electron/app/ipc/answer-call.ts';
import { bridgeOf } from '#electron/app/ipc/bridge.ts';
import { windowHandlers, type ControlledWindow } from '#electron/desktop/windows/ipc.ts';
import { WindowList } from '#electron/desktop/windows/window-list.ts';
import { realDisk } from '#electron/kernel/files/target-file.ts';
import type { AnyHandlers } from '#electron/kernel/ipc/handler.ts';
import { folderFiles } from '#electron/platform/gateway/page-files.ts';
import { packagedPolicy } from '#electron/platform/gateway/page-headers.ts';
import { policyReport } from '#electron/platform/policy/policy-report.ts';
import { policySystem } from '#electron/platform/policy/policy-system.ts';
import { managedFacts, readPolicy } from '#electron/platform/policy/policy.ts';
import type { Keystore } from '#electron/storage/keystore/vault.ts';
import type { OpenKeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import { replaceHandlers, type DirectCalls } from '#electron/testing/direct-calls.ts';
import { localStores } from './local-stores.ts';
import { openLockdown } from './open-lockdown.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The calls of a window as plain functions. */
export type WindowCalls = DirectCalls<Contract['window']>;

/** What a test may change of the machine. */
export interface TestCoreOptions {
  platformOrigin: string;
  /** A folder that a second core can take over, as a restarted client does; a fresh one by default. */
  userData?: string;
  tenantHost?: string;
  /** The language of the command line; none by default. */
  lang?: Locale;
  /** Replaces calls of this window; by default they do nothing, and the window gets every paper that it claims. */
  window?: Partial<WindowCalls>;
  parts?: Partial<CoreOptions>;
}

/** Rooms whose windows stay away. */
const noRooms: CoreOptions['rooms'] = {
  isPaperOpen: () => false,
  showClient: () => undefined,
  open: () => ({
    load: () => undefined,
    wait: () => undefined,
    show: () => undefined,
    setAside: () => undefined,
    close: () => undefined,
  }),
};

/** A machine on which all is well. */
export const testMachine: CoreOptions['machine'] = {
  system: () => ({ os: 'linux', release: '6.8.0' }),
  totalMemoryBytes: () => 8 * 1024 ** 3,
  proxyFor: async () => 'DIRECT',
  displays: () => [{ width: 1920, height: 1080, scale: 1 }],
  onBattery: () => false,
  batteryLevel: async () => null,
  boot: async () => ({ id: 'one', uptime: 60, at: Date.now() }),
  holdsAwake: () => true,
};

/** The real main process without Electron, with the page's two ways into it. */
export interface TestCore {
  desktop: DesktopApi;
  /** The page's `fetch`: `/api/...` goes through the gateway. */
  fetch: typeof globalThis.fetch;
  userData: string;
  /** A window of the client begins or ceases to hold a paper. */
  besidePaper: (open: boolean) => void;
  startPath: () => Promise<string>;
  /** What was written to the log so far. */
  log: readonly string[];
  /** What was opened in the system's programs. */
  opened: readonly string[];
  /** Tells the core where the keyboard focus went. */
  focus: (change: 'blur' | 'focus') => void;
  stop: () => Promise<void>;
}

/** Starts the core against a platform. Stop it at the end of the test. */
export async function startCore(options: TestCoreOptions): Promise<TestCore> {
  const { platformOrigin, tenantHost = new URL(platformOrigin).host } = options;
  const userData = options.userData ?? mkdtempSync(path.join(os.tmpdir(), 'lectern-core-'));
  const policy = options.parts?.givenPolicy ?? readPolicy(null, policySystem('linux')).policy;
  const log: string[] = [];
  const opened: string[] = [];
  const focusListeners = new Set<(change: 'blur' | 'focus') => void>();
  const core = await createCore({
    info: {
      version: '0.0.0',
      platformOrigin,
      tenantHost,
      givenLocale: options.lang ?? null,
      managed: managedFacts(policy),
      environment: 'prod',
      os: 'linux',
      packaged: false,
      linkScheme: 'lectern',
      embedded: true,
    },
    files: folderFiles(path.join(root, 'dist')),
    policy: packagedPolicy(),
    textFiles: {},
    fetch: (address, init) => globalThis.fetch(address, init),
    submitProxyLogin: () => undefined,
    openFile: jsonFiles(userData),
    keystore: testKeystore,
    examFolder: path.join(userData, 'exams'),
    folderWitness: path.join(userData, 'readiness-mark.json'),
    journalWorker: pathToFileURL(path.join(root, 'electron/storage/journal/worker.ts')),
    machine: testMachine,
    stores: localStores,
    rescueKey: null,
    givenPolicy: policy,
    policyReport: (locale) => policyReport({ policy, refused: null }, () => ({ policy, refused: null }), locale),
    place: { product: 'Lectern', dataFolder: userData, policyFiles: () => [] },
    logFolder: path.join(userData, 'logs'),
    crashFolder: path.join(userData, 'crashes'),
    cacheFolders: [path.join(userData, 'Cache')],
    clearCaches: () => rm(path.join(userData, 'Cache'), { recursive: true, force: true }),
    policyPaths: {},
    platformProfile: {},
    look: null,
    cameras: { os: 'linux', status: () => 'granted', ask: async () => true },
    askSavePath: async (proposed) => path.join(userData, proposed),
    askFolder: async () => path.join(userData, 'stick'),
    askFiles: async () => [],
    smallerPicture: () => null,
    showInFolder: (file) => void opened.push(file),
    documentsFolder: path.join(userData, 'documents'),
    openDocumentFile: async (file) => void opened.push(file),
    askToLeave: async () => false,
    openAddress: async (address) => {
      opened.push(address);
    },
    focus: {
      onFocusChange(listener) {
        focusListeners.add(listener);
        return () => focusListeners.delete(listener);
      },
      ownDialogOpen: () => false,
    },
    stayAwake: () => () => undefined,
    onPower: () => undefined,
    lockdown: openLockdown,
    policyLockdown: 'none',
    staffCode: null,
    showReminder: () => undefined,
    showsNext: false,
    showProgress: () => undefined,
    rooms: noRooms,
    updater: 'development',
    updateFeed: null,
    seat: { idleSeconds: () => 0, isPaperOpen: () => false, clearPageData: async () => undefined },
    disk: realDisk,
    log: (level, message, error) => void log.push(`${level} ${message} ${inspect(error)}`),
    ...options.parts,
  });
  core.follow();
  return {
    desktop: desktopOf({ ...core.handlers, window: windowOf(options.window ?? {}) }, core, log),
    fetch: (input, init) => core.handle(appRequest(input, init)),
    userData,
    startPath: core.startPath,
    log,
    opened,
    focus: (change) => {
      for (const listener of focusListeners) listener(change);
    },
    besidePaper: core.besidePaper,
    stop: core.stop,
  };
}

function windowOf(replaced: Partial<WindowCalls>): AnyHandlers {
  const id = 1;
  const list = new WindowList<ControlledWindow>();
  const window = {
    setTitle: () => undefined,
    close: () => undefined,
    isFullScreen: () => false,
    setFullScreen: () => undefined,
  };
  const nothing = () => undefined;
  list.add(
    id,
    {
      window,
      guardClose: nothing,
      closeNow: nothing,
      bringToFront: nothing,
      printPdf: async () => new Uint8Array(),
      filmPicture: async () => false,
      choosePicture: async () => null,
      tellPdfStep: nothing,
    },
    {},
  );
  return replaceHandlers<Contract['window']>(
    windowHandlers(
      { list, openAnother: () => 'opened', saveFile: async () => ({ outcome: 'cancelled' }), report: nothing },
      id,
    ),
    replaced,
  );
}

type CoreHandlers = Readonly<Record<keyof Contract, AnyHandlers>>;

/** The page's bridge to main. Messages are cloned, as Electron's IPC clones them. */
function desktopOf(handlers: CoreHandlers, core: Pick<Core, 'onEvent'>, log: string[]): DesktopApi {
  return bridgeOf(contract, {
    async invoke(channel, args) {
      const [domain = '', verb = ''] = channel.split(':');
      const called = Object.entries(handlers).find(([name]) => name === domain)?.[1];
      if (!called) throw new Error(`There is no domain ${domain}.`);
      const failed = (error: unknown) => void log.push(`warn ${channel} ${String(error)}`);
      return structuredClone(await answerCall(called, verb, structuredClone(args), failed));
    },
    listen: (channel, listener) =>
      core.onEvent((sent, payload) => {
        if (sent === channel) listener(structuredClone(payload));
      }),
  });
}

function appRequest(input: string | URL | Request, init?: RequestInit): Request {
  const given = typeof input === 'string' || input instanceof URL ? null : input;
  const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  const { pathname, search } = new URL(address, 'app://client');
  return new Request(`app://client${pathname}${search}`, given ?? init);
}

/** As electron-store keeps them, without Electron. */
function jsonFiles(folder: string): OpenKeyValueFile {
  return (name) => {
    const file = path.join(folder, `${name}.json`);
    return {
      read: () => readJson(file),
      write(values) {
        writeFileSync(`${file}.tmp`, JSON.stringify(values));
        renameSync(`${file}.tmp`, file);
      },
    };
  };
}

function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // Not written yet.
  }
}

/** Turns letters around: enough to see that nothing lies in a file as it is. */
export const testKeystore: Keystore = {
  available: async () => true,
  protects: async () => true,
  encrypt: async (text) => Buffer.from(text).map((byte) => byte ^ 0x5a),
  decrypt: async (bytes) => ({ text: Buffer.from(bytes.map((byte) => byte ^ 0x5a)).toString('utf8'), stale: false }),
};
