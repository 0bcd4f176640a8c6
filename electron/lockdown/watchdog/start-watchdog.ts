import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { app } from 'electron';
import type { Log } from '../../core/log.ts';
import type { StartWatchdog } from '../steps/watchdog.ts';
import { watchdogSwitch } from '../../core/run-switches.ts';
import type { WatchdogMessage } from './watch.ts';

/** Starts a watchdog as a second process of this executable, with a folder of its own below `userData`. */
export function watchdogStarter(userData: string, log: Log): StartWatchdog {
  return async (attemptId) => {
    const own = [watchdogSwitch, `--user-data-dir=${path.join(userData, 'watchdog')}`];
    // In a group of its own: what ends this client's group must not end the watchdog.
    const child = spawn(process.execPath, [...(app.isPackaged ? [] : [app.getAppPath()]), ...own], {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(child, 'spawn');
    child.on('error', (error) => log('warn', 'watchdog', error));
    child.unref();
    child.channel?.unref();
    const tell = (message: WatchdogMessage) => send(child, message, log);
    tell({ kind: 'watch', attemptId, command: process.execPath, args: process.argv.slice(1) });
    return () => tell({ kind: 'clean-end' });
  };
}

function send(child: ChildProcess, message: WatchdogMessage, log: Log): void {
  if (!child.connected) return log('warn', 'the watchdog is gone');
  child.send(message, (error) => {
    if (error) log('warn', 'watchdog', error);
  });
}
