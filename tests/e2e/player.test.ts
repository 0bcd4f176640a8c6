import { describe, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import { expect } from '../support/expect.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { openSeat } from '../support/seat.ts';

/** Its addresses end after 5 s. */
const shortMedia = '13800010032';
/** Without addresses; credentials for the host's player end after 5 s. */
const hostedMedia = '13800010033';
const seat = openSeat('player', { account: shortMedia, password: demoPassword });

const button = (name: string | RegExp) => seat.page.getByRole('button', { name, exact: typeof name === 'string' });
const video = () => seat.page.locator('video');
const second = () => video().evaluate((element: HTMLVideoElement) => element.currentTime);
const asked = async (id: string) => (await seat.platform.log()).filter((entry) => entry.id === id).length;

/** The whole second that the computer has for an item outside a task. */
const placeOnDisk = (courseId: string, itemId: string) =>
  seat.page.evaluate(
    async (item) => {
      const study = await window.desktop.learning.state({ ...item, taskId: '', taskType: '' });
      return study.ok && study.value.place ? Math.floor(study.value.place.at) : null;
    },
    { courseId, itemId },
  );

async function open(courseId: string, id: string): Promise<void> {
  await goTo(seat.page, learningPaths.play.to({ courseId, id }));
  await expect(button('播放').or(button('暂停')).first()).toBeVisible();
  await expect.poll(() => video().evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
}

describe('the player', () => {
  it('goes on where the platform says, renews an address that ends, and comes back to the same second after a kill', async () => {
    await open('c-electric-fire', 'ci-electric-fire-3-2');
    await expect.poll(async () => Math.floor(await second())).toBe(758);
    await button('播放').click();
    await expect.poll(second).toBeGreaterThan(764);
    // The address has ended, and this place was not loaded.
    await seat.page.getByRole('slider', { name: '播放位置' }).fill('480');
    await expect.poll(() => asked('courseItemGetPlayAuthToken')).toBeGreaterThan(1);
    await expect.poll(second).toBeGreaterThan(481);
    expect(await second()).toBeLessThan(520);
    // The next one has ended too, a few seconds later and at another place.
    await expect.poll(second).toBeGreaterThan(486);
    const asks = await asked('courseItemGetPlayAuthToken');
    await seat.page.getByRole('slider', { name: '播放位置' }).fill('300');
    await expect.poll(() => asked('courseItemGetPlayAuthToken')).toBeGreaterThan(asks);
    await expect.poll(second).toBeGreaterThan(301);
    await button('暂停').click();
    const left = Math.floor(await second());
    // A pause is told like any other place: what was killed before it is on disk is not there.
    await expect.poll(() => placeOnDisk('c-electric-fire', 'ci-electric-fire-3-2')).toBe(left);
    await expect.poll(() => asked('saveLog')).toBe(1);
    await seat.restart();
    await open('c-electric-fire', 'ci-electric-fire-3-2');
    await expect.poll(async () => Math.floor(await second())).toBe(left);
  });

  it('plays a film in parts, in the size that the learner chooses, over the end of its addresses', async () => {
    await open('c-fire-basics', 'ci-fire-basics-1-1');
    await seat.page.getByRole('button', { name: '清晰度，当前 自动' }).click();
    await seat.page.getByRole('menuitemradio', { name: '270P' }).click();
    await button('播放').click();
    await expect.poll(second).toBeGreaterThan(6);
    const asks = await asked('courseItemGetPlayAuthToken');
    await seat.page.getByRole('slider', { name: '播放位置' }).fill('900');
    await expect.poll(() => asked('courseItemGetPlayAuthToken')).toBeGreaterThan(asks);
    await expect.poll(second).toBeGreaterThan(901);
    expect(await video().evaluate((element: HTMLVideoElement) => element.videoHeight)).toBeGreaterThan(0);
    // What was chosen goes on over another address.
    await expect(button('清晰度，当前 270P')).toBeVisible();
  });

  it('lets nobody go beyond what was seen, and says so', async () => {
    await open('c-electric-fire', 'ci-electric-fire-3-2');
    await seat.page.keyboard.press('End');
    await expect(seat.page.getByText(/^只能跳到看过的位置，目前看到 12:4\d$/u).first()).toBeVisible();
    expect(await second()).toBeLessThan(775);
  });

  it('copies a link at this time, and a link begins at its second, where that was seen', async () => {
    await open('c-electric-fire', 'ci-electric-fire-3-2');
    await seat.page.getByRole('slider', { name: '播放位置' }).fill('300');
    await expect.poll(async () => Math.floor(await second())).toBe(300);
    await button('复制当前时间的链接').click();
    await expect(seat.page.getByText('已复制 05:00 处的链接')).toBeVisible();
    for (const [asked, begun] of [
      [120, 120],
      [3_000, 774],
    ] as const) {
      await goTo(seat.page, learningPaths.agenda.to());
      await expect(video()).toHaveCount(0);
      const address = learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-3-2' });
      await goTo(seat.page, `${address}&t=${asked}`);
      await expect.poll(() => video().evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(1);
      await expect.poll(second).toBeGreaterThanOrEqual(Math.min(asked, begun - 30));
      expect(await second()).toBeLessThan(begun + 2);
      await expect.poll(() => new URL(seat.page.url()).searchParams.has('t')).toBe(false);
    }
    // One that is followed while the item is open.
    await goTo(seat.page, `${learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-3-2' })}&t=60`);
    await expect.poll(async () => Math.floor(await second())).toBe(60);
  });

  it('opens the next item once enough of one was played', { timeout: 180_000 }, async () => {
    await open('c-aid-trauma', 'ci-aid-trauma-1-1');
    const next = seat.page.getByRole('button', { name: '1.2 加压包扎的步骤' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await seat.page.keyboard.press('k');
    await expect(seat.page.getByText('平台已收到 1 次学习记录')).toBeVisible();
    await expect(seat.page.getByText('平台进度 50%')).toBeVisible();
    // A minute that was really played, whatever the speed.
    await seat.page.keyboard.press('>');
    await expect(seat.page.getByText('平台已收到 2 次学习记录')).toBeVisible({ timeout: 90_000 });
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect(seat.page.getByRole('heading', { level: 1, name: '1.2 加压包扎的步骤' })).toBeVisible();
    // The speed goes with the learner.
    await expect(seat.page.getByRole('button', { name: /^播放速度，当前 1\.25/u })).toBeVisible();
    await expect.poll(second).toBeGreaterThan(1);
  });

  it('goes to the chapter of a sound that is pressed, and of a film from its menu', async () => {
    await open('c-electric-fire', 'ci-electric-fire-2-3');
    const chapters = seat.page.getByRole('list', { name: '章节' });
    await expect(chapters.getByRole('button')).toHaveCount(5);
    await chapters.getByRole('button', { name: '报警响起' }).click();
    await expect.poll(async () => Math.floor(await second())).toBe(114);
    await expect(chapters.getByRole('button', { name: '报警响起' })).toHaveAttribute('aria-current', 'true');
    await open('c-electric-fire', 'ci-electric-fire-3-2');
    await seat.page.getByRole('button', { name: /^章节，当前/ }).click();
    await seat.page.getByRole('menuitemradio', { name: '短路与过负荷' }).click();
    await expect.poll(second).toBeLessThan(5);
  });

  it('reads a PDF page by page, and finds words in it', async () => {
    await goTo(seat.page, learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-1-2' }));
    const room = seat.page.getByRole('document', { name: '1.2 常用电气符号与图例（讲义）' });
    await expect(room).toBeVisible();
    await seat.page.keyboard.press('Control+f');
    const field = seat.page.getByRole('searchbox', { name: '在文档中查找' });
    await expect(field).toBeFocused();
    await seat.page.keyboard.type('断路器');
    await expect(seat.page.getByText('1 / 2', { exact: true })).toBeVisible();
    await expect(seat.page.getByText('第 2 页，共 4 页').first()).toBeVisible();
    await seat.page.keyboard.press('Enter');
    await expect(seat.page.getByText('2 / 2', { exact: true })).toBeVisible();
    await button('单页浏览').click();
    await expect(room.locator('[data-page]')).toHaveCount(1);
    await button('下一页').click();
    await expect(seat.page.getByText('第 3 页，共 4 页').first()).toBeVisible();
    await field.fill('没有这个词');
    await expect(seat.page.getByText('没有找到')).toBeVisible();
  });

  it('reads a Word document: its pages, its words, and its links ask before they leave', async () => {
    await goTo(seat.page, learningPaths.play.to({ courseId: 'c-labour-law', id: 'ci-labour-law-1-2' }));
    const room = seat.page.getByRole('document', { name: '1.2 从业人员行为规范' });
    await expect(room.getByText('说明作业内容和风险')).toBeVisible();
    await expect(seat.page.getByText('第 1 页，共 3 页').first()).toBeVisible();
    const colour = await room
      .getByText('1.2 从业人员行为规范')
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    expect(colour).toBe('rgb(31, 78, 140)');
    await seat.page.getByRole('searchbox', { name: '在文档中查找' }).fill('作业');
    await expect(seat.page.getByText(/^1 \/ \d$/)).toBeVisible();
    expect(await seat.page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)).toBeGreaterThan(1);
    await room.getByRole('link', { name: '应急管理部：相关标准全文' }).click();
    await expect
      .poll(() => seat.client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length))
      .toBe(1);
    expect(new URL(seat.page.url()).pathname).toBe(learningPaths.play.pattern);
  });
});

describe('the player of the media’s host', () => {
  it('shows what has no address by the rules of every film, over the end of its credential, with no way to the client', async () => {
    await seat.page.evaluate(() => window.desktop.session.end('signed-out'));
    await signIn(seat.page, seat.platform.origin, { account: hostedMedia, password: demoPassword });
    const logs = await asked('saveLog');
    await open('c-electric-fire', 'ci-electric-fire-3-2');
    const frame = seat.page.frameLocator('iframe[title="3.2 电气火灾的成因与处置"]');
    const shown = frame.locator('video');
    await expect.poll(async () => Math.floor(await second())).toBe(758);
    await seat.page.keyboard.press('End');
    await expect(seat.page.getByText(/^只能跳到看过的位置/u).first()).toBeVisible();
    await seat.page.keyboard.press('k');
    await expect.poll(() => shown.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(764);
    await expect.poll(() => asked('saveLog')).toBe(logs + 1);
    const asks = await asked('courseItemGetPlayAuthToken');
    // The credential has ended, and this place was not loaded.
    await seat.page.getByRole('slider', { name: '播放位置' }).fill('480');
    await expect.poll(() => asked('courseItemGetPlayAuthToken')).toBeGreaterThan(asks);
    await expect.poll(second).toBeGreaterThan(481);
    expect(await second()).toBeLessThan(520);
    await seat.page.keyboard.press('>');
    const speed = await video().evaluate((film: HTMLVideoElement) => film.playbackRate);
    expect(speed).toBeGreaterThan(1);
    await expect.poll(() => shown.evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(speed);
    await button('静音').click();
    await expect.poll(() => shown.evaluate((film: HTMLVideoElement) => film.volume)).toBe(0);
    // In another size it goes on where it was, as fast as before.
    const size = () => shown.evaluate((film: HTMLVideoElement) => new URL(film.src).searchParams.get('size'));
    const was = await second();
    await button('清晰度，当前 标清').click();
    await seat.page.getByRole('menuitemradio', { name: '超清' }).click();
    await expect.poll(size).toBe('HD');
    await expect(button('清晰度，当前 超清')).toBeVisible();
    await expect.poll(second).toBeGreaterThan(was);
    expect(await second()).toBeLessThan(was + 60);
    await expect.poll(() => shown.evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(speed);
    const isSmall = () => shown.evaluate((film: HTMLVideoElement) => document.pictureInPictureElement === film);
    for (const small of [true, false]) {
      await button('画中画').click();
      await expect.poll(isSmall).toBe(small);
    }
    const reach = await frame.locator('body').evaluate(async () => ({
      bridge: 'desktop' in window,
      api: (await fetch('/api/x').catch(() => null))?.status ?? 'refused',
    }));
    expect(reach).toEqual({ bridge: false, api: 'refused' });
  });
});
