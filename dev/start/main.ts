import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import * as z from 'zod/mini';
import { say } from '../setup/steps.mjs';
import { installFont, installSystem } from '../setup/system.mjs';
import { buildClient } from './build.ts';
import { type ClientKind, launch, type Launch, type RunningClient } from './client.ts';
import { startDevServer } from './dev-server.ts';
import { downloadElectron } from './electron-download.ts';
import { type RunPlatform, startEmbedded } from './embedded.ts';
import { readOptions, type StartOptions, UsageError } from './options.ts';
import { claimRun, type RunLock } from './run-lock.ts';

const demoAnswer = z.object({
  accounts: z.array(
    z.object({
      account: z.string(),
      password: z.string(),
      code: z.optional(z.string()),
      description: z.optional(z.string()),
    }),
  ),
});

/** One line with a demo account of the embedded platform. */
async function demoLine(origin: string): Promise<string> {
  const response = await fetch(`${origin}/__demo`);
  const { accounts } = z.parse(demoAnswer, await response.json());
  const [first] = accounts;
  if (!first) return 'demo account: none';
  return `demo account ${first.account} password ${first.password} code ${first.code ?? '-'}`;
}

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

/** The client that runs or is being tried. */
let current: RunningClient | null = null;

function launchNow(kind: ClientKind, platform: RunPlatform, devServer: string | null): RunningClient {
  current = launch(launchOf(kind, platform, devServer));
  return current;
}

/** Asked once, the client ends in order; asked again, at once. */
function stop(): void {
  if (current === null) process.exit(130);
  if (current.child.killed) current.kill();
  else current.child.kill('SIGTERM');
}

async function openClient(platform: RunPlatform, devServer: string | null): Promise<RunningClient> {
  if (options.client !== 'chromium') {
    const asked = options.client === 'electron';
    // Elsewhere there is nothing to go on with.
    const anyhow = asked || process.platform !== 'linux';
    const problem = (await downloadElectron(root, anyhow)) ?? (await tryElectron(platform, devServer));
    if (typeof problem !== 'string') return problem;
    say(`Electron: ${problem}`);
    if (asked) throw new Error('Electron could not be used.');
    if (process.platform !== 'linux') throw new Error('Without Electron the client runs on Linux only.');
    say('Going on with the client in an installed Chromium instead of Electron.');
  }
  await installSystem();
  const client = launchNow('chromium', platform, devServer);
  await client.ready;
  return client;
}

/** The running client, or the line that says why Electron showed no screen in time. */
async function tryElectron(platform: RunPlatform, devServer: string | null): Promise<RunningClient | string> {
  const client = launchNow('electron', platform, devServer);
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
  client.kill();
  await client.exited;
  return problem;
}

async function start(): Promise<Running> {
  await installFont();
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
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const running = await start();
  const code = await running.client.exited;
  running.client.kill();
  await running.server?.close();
  await running.platform.close();
  claim.release();
  process.exit(code);
}

main().catch((error: unknown) => {
  current?.kill();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

/** Takes a picture of the client's first page over its debugging port, and says where it is. */
async function takeScreenshot(client: RunningClient, file: string): Promise<string> {
  const address = client.devtools();
  if (!address) return '(not possible: the client told no debugging address)';
  const browser = await chromium.connectOverCDP(address);
  try {
    const page = browser.contexts().flatMap((context) => context.pages())[0];
    if (!page) return '(not possible: the client has no page)';
    await page.screenshot({ path: file });
    return file;
  } finally {
    await browser.close(); // Only ends the connection; the client goes on.
  }
}
