import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import type { AppImageUpdater } from 'electron-updater';
import * as z from 'zod/mini';
import type { AppInfo } from '#contract/ipc/app.ts';
import type { NoUpdates } from '#contract/ipc/updates.ts';
import { ownAppImage, programFile } from '#electron/kernel/app-image.ts';
import type { Log } from '#electron/kernel/log.ts';
import type { ProxyLogin } from '#electron/platform/network/proxy-login.ts';
import { policySystem } from '#electron/platform/policy/policy-system.ts';
import type { Policy, UpdatePolicy } from '#electron/platform/policy/policy.ts';
import { isInstalledForAll } from './installed-for-all.ts';
import type { UpdateFeed } from './signed-feed.ts';
import { whyNoUpdates } from './update-rules.ts';
import type { UpdateEngine } from './update-service.ts';

const shipped = z.object({ address: z.string(), publicKey: z.string() });

/** The client on this computer. */
interface InstalledClient extends Pick<AppInfo, 'os' | 'packaged'> {
  /** By which installers know it. */
  appId: string;
}

/** This client's updater, loaded with its first use; or why it has none. */
export function openUpdates(
  installed: InstalledClient,
  feed: UpdateFeed | null,
  policy: Policy,
  log: Log,
  proxyLogin: Pick<ProxyLogin, 'for'>,
): (() => Promise<UpdateEngine>) | NoUpdates {
  const why = noUpdatesHere(installed, feed, policy.updates);
  if (why !== null || feed === null) return why ?? 'no-feed';
  return async () => {
    const { AppImageUpdater, MacUpdater, NsisUpdater } = await import('electron-updater');
    const { updaterEngine } = await import('./updater-engine.ts');
    const { os } = installed;
    const updater = os === 'windows' ? new NsisUpdater() : os === 'mac' ? new MacUpdater() : new AppImageUpdater();
    updater.logger = logger(log);
    updater.on('login', (challenge, answer) => {
      const known = challenge.isProxy ? proxyLogin.for(challenge, null) : null;
      // Without a login the request has to be told so: it would wait for ever.
      Reflect.apply(answer, undefined, known ? [known.user, known.password] : []);
    });
    return updaterEngine(updater, feed, {
      // macOS would install what it was given at any end, also after a crash in a paper: it gets it when the learner asks.
      installsAtEnd: !(updater instanceof MacUpdater),
      quit: () => (updater instanceof MacUpdater ? updater.quitAndInstall() : app.quit()),
      onEnd: (listener) => app.once('quit', (_, code) => (code === 0 ? listener() : undefined)),
      install(restart) {
        if (updater instanceof AppImageUpdater) replaceAppImage(updater, restart);
        // Squirrel installs, and starts the app again.
        else if (!(updater instanceof MacUpdater)) updater.install(true, restart);
      },
    });
  };
}

/** Why the client on this computer does not update itself; null: it does. */
export function noUpdatesHere(
  { os, packaged, appId }: InstalledClient,
  feed: UpdateFeed | null,
  policy: UpdatePolicy,
): NoUpdates | null {
  return whyNoUpdates({
    packaged,
    os,
    feed,
    appImage: ownAppImage() !== null,
    packaging: packaged && existsSync(path.join(process.resourcesPath, 'package-type')),
    uninstaller: os === 'windows' && hasUninstaller(path.dirname(process.execPath)),
    forAll: os === 'windows' && packaged && feed !== null && isInstalledForAll(appId),
    policy,
  });
}

/** The new program starts when this one has ended: earlier, it would find the lock of the journals and end. */
function replaceAppImage(updater: AppImageUpdater, restart: boolean): void {
  let execPath = programFile();
  updater.once('appimage-filename-updated', (file) => (execPath = file));
  if (!updater.install(true, false) || !restart) return;
  // Not the link that started this run.
  app.relaunch({ execPath, args: process.argv.slice(1).filter((argument) => argument.startsWith('-')) });
}

/** The feed that the build names beside the archive; null: none. */
export function shippedFeed({ os, packaged }: AppInfo): UpdateFeed | null {
  if (!packaged) return null;
  const text = policySystem(os).read(path.join(process.resourcesPath, 'updates.json'));
  return text === null ? null : z.parse(shipped, JSON.parse(text));
}

function hasUninstaller(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => /^Uninstall .*\.exe$/i.test(name));
}

function logger(log: Log) {
  const line = (level: 'info' | 'warn' | 'error') => (message?: unknown) => log(level, `update: ${String(message)}`);
  return { info: line('info'), warn: line('warn'), error: line('error') };
}
