import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import * as z from 'zod/mini';
import { channelSwitch } from '#electron/kernel/command/run-switches.ts';
import { connectTo } from './channel.ts';
import { createWatch } from './watch.ts';

const counts = z.record(z.string(), z.number());

/** Watches the process that started this one, by the channel whose address it gave. */
export function runWatchdog(): void {
  const address = process.argv.find((argument) => argument.startsWith(`${channelSwitch}=`));
  // Started by hand: there is nothing to watch.
  if (address === undefined) return app.exit(1);
  const channel = connectTo(address.slice(channelSwitch.length + 1));
  const folder = app.getPath('userData');
  const file = path.join(folder, 'restarts.json');
  const watch = createWatch({
    restarts: (attemptId) => readCounts(file)[attemptId] ?? 0,
    countRestart(attemptId) {
      const known = readCounts(file);
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify({ ...known, [attemptId]: (known[attemptId] ?? 0) + 1 }));
    },
    restart: (command, args) => spawn(command, args, { detached: true, stdio: 'ignore' }).unref(),
    answer: (message) => channel.send(message),
    exit: (code) => app.exit(code),
  });
  channel.onMessage((message) => watch.hear(message));
  channel.onClosed(() => watch.gone());
}

function readCounts(file: string): Readonly<Record<string, number>> {
  try {
    return z.parse(counts, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {}; // The first restart, or a file cut by a power failure.
  }
}
