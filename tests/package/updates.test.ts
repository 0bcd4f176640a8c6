import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signFeed } from '#dev/package/feed-signature.ts';
import { goTo } from '../support/journeys.ts';
import { packClient, type PackedClient } from '../support/packed.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const work = mkdtempSync(path.join(os.tmpdir(), 'lectern-updates-'));
const feed = path.join(work, 'feed');
const installed = path.join(work, 'Lectern.AppImage');
const started = path.join(work, 'started');
const cache = path.join(work, 'cache');

/** The next version: a program that says how it was started, and whether the old one still holds the lock of its data. */
const newProgram = `#!/bin/sh
[ -z "$APPIMAGE_EXIT_AFTER_INSTALL" ] || exit 0
for argument in "$@"; do
  case "$argument" in --user-data-dir=*) data=\${argument#*=} ;; esac
done
[ ! -e "$data/lectern-host.lock" ] && echo "alone $*" > '${started}' || echo "beside the old one $*" > '${started}'
# ${randomBytes(300_000).toString('hex')}
`;

let platform: DiskPlatform;
let client: PackedClient;
let server: Server;
let served: string[] = [];
/** Ends the connection of an installer in its middle. */
let breaks = false;

beforeAll(async () => {
  server = createServer((request, response) => answer(request.url ?? '', response)).listen(0, '127.0.0.1');
  platform = await platformOnDisk();
  client = await packClient(platform.origin);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The feed has no port.');
  const resources = path.join(client.folder, 'resources');
  const shipped: unknown = JSON.parse(readFileSync(path.join(resources, 'updates.json'), 'utf8'));
  writeFileSync(
    path.join(resources, 'updates.json'),
    JSON.stringify({ ...Object(shipped), address: `http://127.0.0.1:${address.port}/feed` }),
  );
  writeFileSync(
    path.join(resources, 'app-update.yml'),
    'provider: generic\nurl: http://127.0.0.1\nupdaterCacheDirName: qicheng\n',
  );
  writeFileSync(installed, '#!/bin/sh\necho old\n');
  chmodSync(installed, 0o755);
});
afterAll(async () => {
  server.close();
  await platform.stop();
});

function answer(url: string, response: ServerResponse): void {
  const name = path.basename(new URL(url, 'http://feed').pathname);
  served.push(name);
  const file = path.join(feed, name);
  if (!existsSync(file)) return void response.writeHead(404).end();
  const content = readFileSync(file);
  response.writeHead(200, { 'content-length': content.length });
  if (!breaks || !name.endsWith('.AppImage')) return void response.end(content);
  response.write(content.subarray(0, content.length / 2), () => response.destroy());
}

interface Offer {
  version?: string;
  /** What the file has, where the list promises the new program. */
  file?: string;
  staging?: number;
  /** What becomes of the list after it was signed. */
  tamper?: (list: string) => string;
  signed?: boolean;
}

/** Lays a version into the feed as electron-builder does, and signs it. */
function offer({ version = '9.0.0', file = newProgram, staging, tamper = (list) => list, signed = true }: Offer): void {
  mkdirSync(feed, { recursive: true });
  for (const name of readdirSync(feed)) writeFileSync(path.join(feed, name), '');
  const name = `qicheng-${version}.AppImage`;
  writeFileSync(path.join(feed, name), file);
  const sha512 = createHash('sha512').update(newProgram).digest('base64');
  const list = path.join(feed, 'latest-linux.yml');
  writeFileSync(
    list,
    `version: ${version}
files:
  - url: ${name}
    sha512: ${sha512}
    size: ${newProgram.length}
releaseNotes: 考试列表打开更快
releaseDate: '2026-11-24T00:00:00.000Z'
${staging === undefined ? '' : `stagingPercentage: ${staging}\n`}`,
  );
  signFeed(feed, client.updateKey);
  if (!signed) writeFileSync(`${list}.sig`, '');
  writeFileSync(list, tamper(readFileSync(list, 'utf8')));
  served = [];
}

async function askAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: '检查新版本' }).click();
}

it('takes a version only when it is signed, newer, staged for this machine and whole; then it replaces itself', async () => {
  const asked = path.join(work, 'calls.jsonl');
  const env = { APPIMAGE: installed, APPDIR: client.folder, XDG_CACHE_HOME: cache, LECTERN_HOST_CALLS: asked };
  await client.withPage(env, [], async (page) => {
    await goTo(page, '/DownloadClient');
    await page.getByText('本次启动后还没有检查').waitFor();
    const says = async (given: Offer, sentence: string | RegExp) => {
      offer(given);
      await askAgain(page);
      await page.getByText(sentence).waitFor();
      return served.filter((name) => name.endsWith('.AppImage'));
    };
    const unsigned = '更新地址上的文件没有正确的签名，没有下载';
    const nothing = /^没有发现新版本/;
    expect(await says({ signed: false }, unsigned)).toEqual([]);
    expect(await says({ version: '0.0.1' }, nothing)).toEqual([]);
    expect(await says({ tamper: (list) => list.replace('9.0.0', '9.0.1') }, unsigned)).toEqual([]);
    expect(await says({ staging: 0 }, nothing)).toEqual([]);
    expect(await says({ file: `${newProgram}# more` }, '下载的文件与清单不符，没有使用')).toHaveLength(1);
    breaks = true;
    await says({}, '没有连上更新地址，稍后会再试');
    breaks = false;
    expect(readFileSync(installed, 'utf8')).toContain('old');

    expect(await says({}, '9.0.0 已下载并核对，重新启动后使用')).toHaveLength(1);
    // The taskbar shows how far it is, and nothing once it is there.
    const bars = readFileSync(asked, 'utf8').match(/(?<="setProgressBar","args":\[)[-\d.]+/g) ?? [];
    expect(bars.some((bar) => Number(bar) >= 0)).toBe(true);
    expect(bars.at(-1)).toBe('-1');
    await page.getByRole('region', { name: '9.0.0 的更新内容' }).getByText('考试列表打开更快').waitFor();
    expect(readFileSync(installed, 'utf8')).toContain('old');
    await goTo(page, '/login');
    await goTo(page, '/DownloadClient');
    await page.getByText(`SHA-512 ${createHash('sha512').update(newProgram).digest('hex')}`).waitFor();
    await page.getByRole('button', { name: '重新启动并更新' }).click();
    await expect.poll(() => existsSync(started)).toBe(true);
    expect(readFileSync(installed, 'utf8')).toBe(newProgram);
    expect(readFileSync(started, 'utf8')).toMatch(/^alone --user-data-dir=\S+ --lang=zh-CN\n$/);
  });
});
