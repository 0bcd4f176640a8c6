// Finds or installs what a run on the host needs from the system, a Chromium, and what every run wants: a font with Chinese characters.
import { accessSync, constants, existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
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

/** A snap sees no hidden folder, so no profile of ours; Ubuntu's chromium-browser is a shell script that asks to install it. */
function isSnap(file) {
  if (/^\/snap\/|\/usr\/bin\/snap$/.test(realpathSync(file))) return true;
  const head = readFileSync(file).subarray(0, 4000).toString('latin1');
  return head.startsWith('#!') && /snap (install|run)|\/snap\/bin\/chromium/.test(head);
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
    if (file && !isSnap(file)) return file;
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

/** The system's facts that decide what is installed, and how. */
function facts() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return {
    linux: process.platform === 'linux',
    chromium: findChromium() !== null,
    font: process.platform !== 'linux' || hasChineseFont(),
    apt: onPath('apt-get') !== null,
    root: process.getuid?.() === 0,
    ubuntu: /^ID=ubuntu$/m.test(release),
  };
}

const chrome =
  'Google Chrome (https://www.google.com/chrome), or: npx playwright install --with-deps chromium, with its file as CHROME_PATH';

/**
 * What is installed with apt-get, what stops a run, and what is only said. A Chromium is needed (`needed`); without the font
 * Chinese characters are boxes, and everything works.
 */
export function planFor({ linux, chromium, font, apt, root, ubuntu }, needed) {
  const lacksChromium = needed && !chromium;
  const mine = apt && root;
  // Ubuntu has its Chromium as a snap only.
  const packages = [...(lacksChromium && linux && !ubuntu ? ['chromium'] : []), ...(font ? [] : ['fonts-noto-cjk'])];
  const plan = { install: mine ? packages : [], stop: null, hint: null };
  if (!font && !mine) {
    const how = apt ? 'sudo apt-get install fonts-noto-cjk' : 'a font with Chinese characters, such as Noto Sans CJK';
    plan.hint = `Chinese characters may show as boxes. To see them, install: ${how}`;
  }
  if (lacksChromium && !plan.install.includes('chromium')) {
    const how = linux && apt && !ubuntu ? 'sudo apt-get install chromium' : chrome;
    plan.stop = `This machine has no Chromium that can be used here. Please install: ${how}`;
  }
  return plan;
}

/** Makes sure of a Chromium for the host, and of the font. Throws a sentence that says what to install. */
export async function installSystem() {
  const plan = planFor(facts(), true);
  if (plan.stop !== null) throw new Error(plan.stop);
  const problem = await follow(plan);
  if (problem !== null && plan.install.includes('chromium')) throw new Error(problem);
}

/** Makes sure of the font, where that can be done. */
export async function installFont() {
  const problem = await follow(planFor(facts(), false));
  if (problem !== null) say(problem);
}

/** Null, or why packages could not be installed. */
async function follow({ install, hint }) {
  if (hint !== null) say(hint);
  if (install.length === 0) return null;
  say(`Installing ${install.join(', ')} (apt-get)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get update', 'apt-get', ['update', '-qq'], { env });
  if (update.code !== 0)
    say(`  apt-get update failed, going on with the lists that are here:\n${tail(update.output, 3)}`);
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...install];
  const { code, output } = await run('apt-get install', 'apt-get', args, { env });
  return code === 0 ? null : `apt-get install ${install.join(' ')} failed:\n${tail(output)}`;
}
