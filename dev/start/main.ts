import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { say } from '../setup/steps.mjs';
import { buildClient } from './build.ts';
import { launch, type ClientKind, type Launch, type RunningClient } from './client.ts';
import { demoLine } from './demo.ts';
import { startDevServer } from './dev-server.ts';
import { downloadElectron } from './electron-download.ts';
import { startEmbedded, type RunPlatform } from './embedded.ts';
import { readOptions, UsageError, type StartOptions } from './options.ts';
import { claimRun, type RunLock } from './run-lock.ts';
import { takeScreenshot } from './screenshot.ts';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache');
const electronTimeoutMs = 30_000;

interface Running {
  platform: RunPlatform;
  server: { url: string; close(): Promise<void> } | null;
  client: RunningClient;
}

function readArguments(): StartOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

const options = readArguments();
const headless =
  options.headless || (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']);

const userData = options.userDataDir ? path.resolve(options.userDataDir) : path.join(cache, 'client');

function claimUserData(): RunLock {
  mkdirSync(userData, { recursive: true });
  const claim = claimRun(userData);
  if (typeof claim !== 'number') return claim;
  process.stderr.write(
    `Lectern is already running here (process ${claim}). Close it first, or give this one data of its own: npm start -- --user-data-dir <folder>\n`,
  );
  process.exit(1);
}

function launchOf(kind: ClientKind, platform: RunPlatform, devServer: string | null): Launch {
  const switches = [
    `--platform=${platform.origin}`,
    `--user-data-dir=${userData}`,
    `--remote-debugging-port=${options.debuggingPort ?? 0}`,
    ...(platform.embedded ? ['--embedded'] : []),
    ...(options.tenant ? [`--tenant=${options.tenant}`] : []),
    ...(options.profile ? [`--profile=${options.profile}`] : []),
    ...(options.lang ? [`--lang=${options.lang}`] : []),
    ...(devServer ? [`--dev-server=${devServer}`] : []),
  ];
  return { root, kind, headless, fakeCameras: options.fakeCameras, switches };
}

async function openClient(platform: RunPlatform, devServer: string | null): Promise<RunningClient> {
  if (options.client !== 'chromium') {
    const problem = (await downloadElectron(root)) ?? (await tryElectron(platform, devServer));
    if (typeof problem !== 'string') return problem;
    say(`Electron: ${problem}`);
    if (options.client === 'electron') throw new Error('Electron could not be used.');
    say('Going on with the client in the installed Chromium instead of Electron.');
  }
  const client = launch(launchOf('chromium', platform, devServer));
  await client.ready;
  return client;
}

/** The running client, or the line that says why Electron showed no screen in time. */
async function tryElectron(platform: RunPlatform, devServer: string | null): Promise<RunningClient | string> {
  const client = launch(launchOf('electron', platform, devServer));
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve(`no screen within ${electronTimeoutMs / 1000} s`), electronTimeoutMs).unref();
  });
  const problem = await Promise.race([
    client.ready.then(
      () => null,
      (error: Error) => error.message,
    ),
    late,
  ]);
  if (problem === null) return client;
  client.child.kill('SIGKILL');
  await client.exited;
  return problem;
}

async function start(): Promise<Running> {
  const began = performance.now();
  await buildClient(root);
  const server = options.dev ? await startDevServer(root) : null;
  const platform = options.platform
    ? { origin: options.platform, embedded: false, close: async () => undefined }
    : await startEmbedded(path.join(cache, 'platform'), options.fresh, options.tenant);
  const client = await openClient(platform, server?.url ?? null);
  const ms = Math.round(performance.now() - began);
  say(`ready ${ms} client=${client.kind} platform=${platform.origin} devtools=${client.devtools() ?? '-'}`);
  if (platform.embedded) say(await demoLine(platform.origin));
  if (headless) say(`screenshot ${await takeScreenshot(client, path.join(cache, 'screenshot.png'))}`);
  return { platform, server, client };
}

async function main(): Promise<void> {
  const claim = claimUserData();
  const running = await start();
  const stop = () => running.client.child.kill('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const code = await running.client.exited;
  await running.server?.close();
  await running.platform.close();
  claim.release();
  process.exit(code);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
