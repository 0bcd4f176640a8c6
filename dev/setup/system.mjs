// Finds or installs what a run needs from the system: a Chromium, a virtual display, a font with Chinese characters.
import { accessSync, constants, existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run, say, tail } from './steps.mjs';

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'msedge', 'microsoft-edge'];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsApps = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/** The file of a command on PATH, or null. */
export function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not here: look in the next folder.
    }
  }
  return null;
}

/** Ubuntu's chromium-browser is a shell script that only asks to install a snap. */
function isSnapStub(file) {
  const head = readFileSync(file).subarray(0, 4000).toString('latin1');
  return (
    head.startsWith('#!') && /snap (install|run)|\/snap\/bin\/chromium/.test(head) && !existsSync('/snap/bin/chromium')
  );
}

/** An installed Chromium: CHROME_PATH first, then the usual names; null when there is none. */
export function findChromium() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
  }
  for (const name of names) {
    const file = onPath(name);
    if (file && !isSnapStub(file)) return file;
  }
  const fixed = [
    ...macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
    ...windowsApps.flatMap((app) =>
      [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']].map((root) => path.join(root ?? '', app)),
    ),
  ];
  return fixed.find((file) => existsSync(file)) ?? null;
}

function hasChineseFont() {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', path.join(process.env.HOME ?? '', '.fonts')];
  const holds = (folder, depth) =>
    readdirSync(folder, { withFileTypes: true }).some((entry) =>
      entry.isDirectory()
        ? depth > 0 && holds(path.join(folder, entry.name), depth - 1)
        : /cjk|yahei|pingfang|wqy|sourcehan|simsun/i.test(entry.name),
    );
  return folders.some((folder) => existsSync(folder) && holds(folder, 3));
}

function missing() {
  const wanted = [];
  if (!findChromium()) wanted.push('chromium');
  if (process.platform !== 'linux') return wanted;
  if (!onPath('Xvfb')) wanted.push('xvfb');
  if (!hasChineseFont()) wanted.push('fonts-noto-cjk');
  return wanted;
}

/**
 * Makes sure that the system has what a run needs. Installs with apt-get as root; otherwise throws a sentence that
 * names the packages.
 */
export async function installSystem() {
  const wanted = missing();
  if (wanted.length === 0) return;
  const apt = onPath('apt-get');
  if (!apt || process.getuid?.() !== 0) {
    const how = apt ? `sudo apt-get install ${wanted.join(' ')}` : 'a Chromium (or set CHROME_PATH)';
    throw new Error(`This machine lacks ${wanted.join(', ')}. Please install: ${how}`);
  }
  say(`Installing ${wanted.join(', ')} (apt-get)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get update', apt, ['update', '-qq'], { env });
  if (update.code !== 0)
    say(`  apt-get update failed, going on with the lists that are here:\n${tail(update.output, 3)}`);
  const { code, output } = await run(
    'apt-get install',
    apt,
    ['install', '-y', '-qq', '--no-install-recommends', ...wanted],
    { env },
  );
  if (code !== 0) throw new Error(`apt-get install ${wanted.join(' ')} failed:\n${tail(output)}`);
}
