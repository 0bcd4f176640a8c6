// Plays Electron's start: finds the app, runs its main bundle, starts Chromium, says that it is ready.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from './app.ts';
import { startBrowser } from './browser.ts';
import { followDownloads } from './downloads.ts';
import { entryOf } from './entry.ts';
import { devTools, displaySize, headless, trace } from './environment.ts';
import { serveSchemes } from './loopback.ts';
import { nativeTheme } from './native-theme.ts';
import { originSecret } from './origin.ts';
import { freezeSchemes } from './protocol.ts';
import { windowsKey } from './safe-storage.ts';
import { contentsOfTarget } from './web-contents.ts';
import { HostWindow } from './window.ts';

function screenSwitches(): string[] {
  if (!headless) return [];
  const { width, height } = displaySize;
  return ['--headless', '--disable-gpu', `--window-size=${width},${height}`, `--screen-info={${width}x${height}}`];
}

/** A machine without a display ends Electron here, after its entry, unless it was told to need none. */
function needDisplay(): void {
  const { LECTERN_HOST_DISPLAY } = process.env;
  if (LECTERN_HOST_DISPLAY !== 'none' || app.commandLine.getSwitchValue('ozone-platform') === 'headless') return;
  process.stderr.write('Missing X server or $DISPLAY\nThe platform failed to initialize.  Exiting.\n');
  process.exit(1);
}

async function start(): Promise<void> {
  needDisplay();
  const profile = app.getPath('sessionData');
  fs.mkdirSync(profile, { recursive: true });
  // Chromium reads the file once, and writes back what it read.
  if (process.platform === 'win32') windowsKey();
  const origins = freezeSchemes(originSecret(profile));
  const port = await serveSchemes();
  const rules = `--host-resolver-rules=${origins.resolverRules(port)}`;
  const switches = [
    ...app.commandLine.forChromium(),
    ...devTools,
    `--user-agent=${app.userAgentFallback}`,
    rules,
    ...screenSwitches(),
  ];
  const browser = await startBrowser(profile, switches, () => {
    if (app.isQuitting) return;
    console.error('host: Chromium went away');
    app.exit(1);
  });
  await browser.attach({
    title: (targetId, title) => contentsOfTarget(targetId)?.setPageTitle(title),
    gone: (targetId) =>
      HostWindow.getAllWindows()
        .find(({ webContents }) => webContents === contentsOfTarget(targetId))
        ?.vanish(),
  });
  const downloader = (frameId: string) => {
    const contents = contentsOfTarget(frameId);
    return contents && { contents, session: contents.session };
  };
  await followDownloads(browser.root, downloader, (url) => origins.toApp(url));
  app.on('web-contents-created', (_event, contents) => {
    const own = HostWindow.fromWebContents(contents)?.webContents;
    if (own) void nativeTheme.tell(own.ready).catch((error: unknown) => trace(error));
  });
  trace('chromium is up');
  app.markReady();
}

const entry = entryOf(process.argv.slice(1), path.join(path.dirname(process.execPath), 'resources'));
app.begin(entry.facts);
// What the app asks of Windows or macOS can be seen from here; the host itself is set up by now.
const { LECTERN_HOST_PLATFORM } = process.env;
if (LECTERN_HOST_PLATFORM) Object.defineProperty(process, 'platform', { value: LECTERN_HOST_PLATFORM });
await import(pathToFileURL(entry.main).href);
await start();
