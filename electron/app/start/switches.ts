import type { AppInfo } from '#contract/ipc/app.ts';
import type { Locale } from '#contract/ipc/locale.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';

/** Switches that an installed client accepts: the client's own, and those of display, language and proxy. */
const accepted: ReadonlySet<string> = new Set([
  'platform',
  'tenant',
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
  // Given by the installer of Windows to the version that it has just put in place.
  'updated',
  // Given by Windows itself: somebody clicks a notification of a client that has ended.
  'embedding',
]);

/** Leads to another data folder, without the journals, tries and settings of the seat: only where the policy allows it. */
const folderSwitch = 'user-data-dir';

/** With these Electron on Linux starts where there is no display; it has no `--headless`. */
const withoutDisplay = ['--ozone-platform=headless', '--disable-gpu'];

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
 * Windows, and ignores case; so everything that looks like a switch must be an accepted one. `ownFolder`: the policy lets a
 * start choose its data folder.
 */
export function refusedSwitches(args: readonly string[], os: AppInfo['os'], ownFolder = false): string[] {
  const prefix = os === 'windows' ? /^(?:-+|\/)/ : /^-+/;
  return args.filter((argument) => {
    // Some shells and Chromium itself drop space around a switch.
    const given = argument.trim();
    if (!prefix.test(given)) return false;
    const name = given.replace(prefix, '').split('=')[0] ?? '';
    // macOS adds the process serial number and defaults of its frameworks.
    if (os === 'mac' && /^(psn_\d|NS[A-Z]|Apple[A-Z])/.test(name)) return false;
    if (ownFolder && name.toLowerCase() === folderSwitch) return false;
    return !accepted.has(name.toLowerCase());
  });
}

/** What the start script of an AppImage adds where it finds no user namespaces, and what helps there. */
interface SandboxRemedy {
  /** Gives an AppImage its AppArmor profile; null: its path needs quoting that no command line survives. */
  command: string | null;
}

/** Null: this is no AppImage that was told to run without Chromium's sandbox. */
export function sandboxRemedy(
  args: readonly string[],
  { appImage, program }: { appImage: string | undefined; program: string },
): SandboxRemedy | null {
  if (!appImage || !args.some((argument) => argument.trim() === '--no-sandbox')) return null;
  // AppArmor reads patterns in a path, the shell quotes.
  if (!/^\/[\p{L}\p{N}\p{M}/._ +-]+$/u.test(appImage)) return { command: null };
  const profile = `abi <abi/4.0>,\\nprofile ${program}-appimage "${appImage}" flags=(unconfined) { userns, }\\n`;
  const file = `/etc/apparmor.d/${program}-appimage`;
  return { command: `printf '${profile}' | sudo tee ${file} && sudo apparmor_parser -r ${file}` };
}

/** Why a client does not start, for whoever looks after the machine. */
export function refusal(refused: readonly string[], locale: Locale): string {
  const { say } = consoleWords(locale);
  const sentence = say('start.switches', { switches: refused.join(' ') });
  if (!refused.some((argument) => /^\s*-+headless(=|$)/i.test(argument))) return sentence;
  return `${sentence}\n${say('start.noDisplay', { switches: withoutDisplay.join(' ') })}`;
}
