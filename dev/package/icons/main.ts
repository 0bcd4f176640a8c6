// npm run icons -- <tenant>: draws the icons of a tenant from its icon.svg, with Chromium.
// electron-builder makes .ico and .icns of one picture too, but with a tool that it loads from GitHub while it packs: these are made
// once, so that a client is packed without the internet.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findChromium, rootSwitches } from '../../host/chromium.ts';
import { say } from '../../setup/steps.mjs';
import { tenantFolder } from '../brand.ts';
import { icnsSides, icoSides, toIcns, toIco, type IconPicture } from './containers.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Sizes of a Linux desktop. */
const linuxSides = [16, 32, 48, 64, 128, 256, 512];

const folder = tenantFolder(root, process.argv[2] ?? 'lectern');
const source = path.join(folder, 'icon.svg');
if (!existsSync(source)) throw new Error(`There is no ${source}: the icons are drawn from it.`);
const drawing = readFileSync(source, 'utf8');
const target = path.join(folder, 'icons');
mkdirSync(target, { recursive: true });

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Icons are drawn by Chromium: install it, or set CHROME_PATH.');
const browser = await chromium.launch({ executablePath, args: rootSwitches() });
const page = await browser.newPage();
const pictures: IconPicture[] = [];
for (const side of new Set([...icoSides, ...icnsSides, ...linuxSides])) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${drawing}`);
  pictures.push({ side, png: await page.screenshot({ omitBackground: true }) });
}
await browser.close();

for (const { side, png } of pictures.filter((picture) => linuxSides.includes(picture.side))) {
  writeFileSync(path.join(target, `${side}x${side}.png`), png);
}
writeFileSync(path.join(target, 'icon.ico'), toIco(pictures.filter(({ side }) => side <= 256)));
writeFileSync(path.join(target, 'icon.icns'), toIcns(pictures));
say(`${pictures.length} pictures in ${path.relative(root, target)}`);
