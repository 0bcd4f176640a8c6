import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import * as z from 'zod/mini';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { NoUpdates } from '../../src/contract/ipc/updates.ts';
import type { Log } from '../core/log.ts';
import type { ProxyLogin } from '../network/proxy-login.ts';
import type { Policy } from '../settings/policy.ts';
import { policySystem } from '../settings/policy-system.ts';
import type { UpdateFeed } from './signed-feed.ts';
import { whyNoUpdates } from './update-rules.ts';
import type { UpdateEngine } from './update-service.ts';

const shipped = z.object({ address: z.string(), publicKey: z.string() });

/** This client's updater, loaded with its first use; or why it has none. */
export function openUpdates(
  { os, packaged }: AppInfo,
  feed: UpdateFeed | null,
  policy: Policy,
  log: Log,
  proxyLogin: Pick<ProxyLogin, 'for'>,
): (() => Promise<UpdateEngine>) | NoUpdates {
  const why = whyNoUpdates({
    packaged,
    os,
    feed,
    appImage: process.env['APPIMAGE'] !== undefined,
    uninstaller: os === 'windows' && hasUninstaller(path.dirname(process.execPath)),
    policy: policy.updates,
  });
  if (why !== null || feed === null) return why ?? 'no-feed';
  return async () => {
    const { AppImageUpdater, MacUpdater, NsisUpdater } = await import('electron-updater');
    const { updaterEngine } = await import('./updater-engine.ts');
    const updater = os === 'windows' ? new NsisUpdater() : os === 'mac' ? new MacUpdater() : new AppImageUpdater();
    updater.logger = logger(log);
    updater.on('login', (challenge, answer) => {
      const known = challenge.isProxy ? proxyLogin.for(challenge, null) : null;
      // Without a login the request has to be told so: it would wait for ever.
      Reflect.apply(answer, undefined, known ? [known.user, known.password] : []);
    });
    return updaterEngine(updater, feed, () => {
      if (updater instanceof MacUpdater) updater.quitAndInstall();
      else if (updater.install(true, true)) app.quit();
    });
  };
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
