// node dev/ci/update.ts --program <installed program> --feed <folder> --from <version> --to <version>
// Starts an installed client beside a feed with the next version, lets it load that, ends it, and looks which version starts then.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { say } from '../setup/steps.mjs';
import { serveFeed } from './feed.ts';
import { startProgram, type Started } from './program.ts';
import { watchPlatform, type WatchedPlatform } from './watched-platform.ts';

/** The client asks its feed a minute after its start. */
const loadedWithinMs = 240_000;
const installedWithinMs = 240_000;
const startedWithinMs = 120_000;

const { values } = parseArgs({
  options: {
    program: { type: 'string', default: '' },
    feed: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    to: { type: 'string', default: '' },
  },
});
const { program, feed, from, to } = values;
if (!program || !feed || !from || !to) throw new Error('It takes --program, --feed, --from and --to.');

/** Waits for the log's line about a version that was loaded and checked. */
async function loaded(running: Started): Promise<void> {
  for (const end = Date.now() + loadedWithinMs; Date.now() < end; await pause(1000)) {
    const lines = globSync(path.join(running.data, 'logs', '*')).map((file) => readFileSync(file, 'utf8'));
    if (lines.some((text) => text.includes(`New version ${to} has been downloaded`))) return;
  }
  throw new Error(`${to} was not loaded.`);
}

/** Starts it until it is the next version: an installer works on after the old one ended. */
async function nextVersion(platform: WatchedPlatform): Promise<Started> {
  for (const end = Date.now() + installedWithinMs; Date.now() < end; await pause(5000)) {
    if (!existsSync(program)) continue;
    platform.asked.length = 0;
    const running = startProgram(program, []);
    const { agent } = await platform.until((asked) => asked.agent.includes('Lectern/'), startedWithinMs);
    if (agent.includes(`Lectern/${to}`)) return running;
    say(`still ${agent}`);
    running.quit();
    await running.ended(60_000);
  }
  throw new Error(`${to} was not installed.`);
}

const platform = await watchPlatform();
const server = await serveFeed(feed);
try {
  const old = startProgram(program, []);
  await platform.until(({ agent }) => agent.includes(`Lectern/${from}`), startedWithinMs);
  say(`so: ${from} is installed and asks its platform`);
  await loaded(old);
  say(`so: it loaded ${to} and checked it`);
  old.quit();
  await old.ended(120_000);
  const updated = await nextVersion(platform);
  say(`so: ${to} is what starts now`);
  updated.quit();
  await updated.ended(60_000);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  server.close();
  await platform.close();
}
