import type { AppInfo } from '../../src/contract/ipc/app.ts';

/** Switches that an installed client accepts: the client's own, and those of display, language and proxy. */
const accepted: ReadonlySet<string> = new Set([
  'platform',
  'tenant',
  'user-data-dir',
  'lang',
  'dev-server',
  'embedded',
  'readiness',
  'json',
  'seat',
  'save-json',
  'save-pdf',
  'force-device-scale-factor',
  'high-dpi-support',
  'disable-gpu',
  'disable-gpu-compositing',
  'ozone-platform',
  'ozone-platform-hint',
  'enable-wayland-ime',
  'wayland-text-input-version',
  'proxy-server',
  'proxy-bypass-list',
  'proxy-pac-url',
  'no-proxy-server',
]);

/** With these a run ends without a window that anybody uses: on Linux, Electron needs `--headless` where there is no display. */
const windowless = '--readiness';
const acceptedWindowless = 'headless';

/** Switches that open the client to whoever started it; asked of Chromium too, which may know them from elsewhere. */
export const openingSwitches = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'inspect',
  'inspect-brk',
  'js-flags',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'host-resolver-rules',
  'host-rules',
  'disable-web-security',
  'load-extension',
  'use-fake-device-for-media-stream',
  'use-file-for-fake-video-capture',
  'log-net-log',
  'ssl-key-log-file',
  'no-sandbox',
  'renderer-cmd-prefix',
] as const;

/**
 * The arguments that an installed client does not start with. Chromium takes `-` for `--` everywhere, and `/` on
 * Windows, and ignores case; so everything that looks like a switch must be an accepted one.
 */
export function refusedSwitches(args: readonly string[], os: AppInfo['os']): string[] {
  const prefix = os === 'windows' ? /^(?:-+|\/)/ : /^-+/;
  return args.filter((argument) => {
    // Some shells and Chromium itself drop space around a switch.
    const given = argument.trim();
    if (!prefix.test(given)) return false;
    const name = given.replace(prefix, '').split('=')[0] ?? '';
    // macOS adds the process serial number and defaults of its frameworks.
    if (os === 'mac' && /^(psn_\d|NS[A-Z]|Apple[A-Z])/.test(name)) return false;
    if (args.includes(windowless) && name === acceptedWindowless) return false;
    return !accepted.has(name.toLowerCase());
  });
}
