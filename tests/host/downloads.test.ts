import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFolder, openFixture, type Fixture } from './open-fixture.ts';

const downloads = newFolder();
const elsewhere = newFolder();
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture({ env: { LECTERN_HOST_DOWNLOADS: downloads } });
});
afterAll(() => fixture.app.close());

/** What the app does with downloads from now on; main keeps what it saw. */
const decide = (decision: { prevent: boolean; savePath: string }) =>
  fixture.app.evaluate(({ session }, { prevent, savePath }) => {
    const seen: unknown[] = [];
    Reflect.set(globalThis, 'downloads', seen);
    session.defaultSession.once('will-download', (event, item) => {
      seen.push(`${item.getFilename()} from ${item.getURL()}`);
      if (prevent) event.preventDefault();
      else if (savePath) item.setSavePath(savePath);
      item.once('done', (_event, state) => seen.push(`${state} ${item.getReceivedBytes()}`));
    });
  }, decision);
const seen = () => fixture.app.evaluate(() => Reflect.get(globalThis, 'downloads'));
const start = () => fixture.page.evaluate(() => location.assign('/api/paper'));
const begun = 'paper.bin from app://client/api/paper';

it('a download that the app prevents leaves no file', async () => {
  await decide({ prevent: true, savePath: '' });
  await start();
  await expect.poll(seen).toEqual([begun]);
  expect(readdirSync(downloads)).toEqual([]);
});

it('goes where the app says', async () => {
  const file = path.join(elsewhere, 'mine.bin');
  await decide({ prevent: false, savePath: file });
  await start();
  await expect.poll(seen).toEqual([begun, 'completed 16']);
  expect(readFileSync(file, 'utf8')).toBe('all of the paper');
  expect(existsSync(path.join(downloads, 'paper.bin'))).toBe(false);
});

it('goes into the Downloads folder when the app says nothing', async () => {
  await decide({ prevent: false, savePath: '' });
  await start();
  await expect.poll(seen).toEqual([begun, 'completed 16']);
  expect(readFileSync(path.join(downloads, 'paper.bin'), 'utf8')).toBe('all of the paper');
});
