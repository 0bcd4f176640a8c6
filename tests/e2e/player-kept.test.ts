import { describe, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { expect } from '../support/expect.ts';
import { goTo } from '../support/journeys.ts';
import { openSeat } from '../support/seat.ts';

const course = 'c-electric-fire';
const handout = 'ci-electric-fire-1-2';
const firstFilm = 'ci-electric-fire-1-1';
const seat = openSeat('player-kept');

const button = (name: string | RegExp) => seat.page.getByRole('button', { name, exact: typeof name === 'string' });
const line = (words: string) => seat.page.getByText(words, { exact: true });
const video = () => seat.page.locator('video');
const openItem = (id: string) => goTo(seat.page, learningPaths.play.to({ courseId: course, id }));

async function openFilm(): Promise<void> {
  await openItem(firstFilm);
  await expect.poll(() => video().evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(1);
}

/** The page, from 0, that the computer has for the handout. */
const pageOnDisk = () =>
  seat.page.evaluate(
    async (item) => {
      const study = await window.desktop.learning.state({ ...item, taskId: '', taskType: '' });
      return study.ok ? (study.value.place?.at ?? null) : null;
    },
    { courseId: course, itemId: handout },
  );

/** What is chosen for films, as the next start will read it. */
const chosen = () =>
  seat.page.evaluate(async () => {
    const settings = await window.desktop.settings.read();
    return settings.ok ? settings.value.play : null;
  });

describe('after a kill', () => {
  it('a document is open at the page that was left, in sight', async () => {
    await openItem(handout);
    const page = (at: number) => seat.page.locator(`[data-page="${at}"]`);
    await expect(seat.page.getByText('第 1 页，共 4 页').first()).toBeVisible();
    await page(2).evaluate((element) => element.scrollIntoView());
    await expect(seat.page.getByText('第 3 页，共 4 页').first()).toBeVisible();
    await expect.poll(pageOnDisk).toBe(2);
    await seat.restart();
    await openItem(handout);
    await expect(seat.page.getByText('第 3 页，共 4 页').first()).toBeVisible();
    await expect(page(2)).toBeInViewport({ ratio: 0.2 });
    await expect(page(0)).not.toBeInViewport();
  });

  it('a film plays as fast as before, with captions as they were', async () => {
    await openFilm();
    await button('播放速度，当前 1 倍').click();
    await seat.page.getByRole('menuitemradio', { name: '1.5 倍' }).click();
    await button('字幕字号，当前 中').click();
    await seat.page.getByRole('menuitemradio', { name: '大' }).click();
    await expect.poll(chosen).toMatchObject({ speed: 1.5, captions: true, captionSize: 'large' });
    await seat.restart();
    await openFilm();
    await expect(button('播放速度，当前 1.5 倍')).toBeVisible();
    await expect(button('字幕字号，当前 大')).toBeVisible();
    await seat.page.getByRole('slider', { name: '播放位置' }).fill('2');
    // The next smaller size ends at 18 px.
    const size = () =>
      line('先看设备，再看线路，最后看记录。').evaluate((words) => parseFloat(getComputedStyle(words).fontSize));
    await expect.poll(size).toBeGreaterThanOrEqual(20);
    await expect.poll(() => video().evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(1.5);
    await button('播放').click();
    // It keeps its speed also once it plays.
    await expect.poll(() => video().evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(3);
    expect(await video().evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(1.5);
    await button('暂停').click();
  });
});

describe('an ordinary film', () => {
  it('shows the captions of its second, and none while they are off', async () => {
    await openFilm();
    const slider = seat.page.getByRole('slider', { name: '播放位置' });
    await slider.fill('2');
    await expect(line('先看设备，再看线路，最后看记录。')).toBeVisible();
    await slider.fill('14');
    await expect(line('没有切断电源之前，不要用水扑救带电设备。')).toBeVisible();
    await expect(line('先看设备，再看线路，最后看记录。')).toHaveCount(0);
    await button('字幕').click();
    await expect(line('没有切断电源之前，不要用水扑救带电设备。')).toHaveCount(0);
    await seat.page.keyboard.press('c');
    await expect(line('没有切断电源之前，不要用水扑救带电设备。')).toBeVisible();
  });

  it('is shown in a small window of its own, and taken back', async () => {
    await openFilm();
    const isSmall = () => video().evaluate((film) => document.pictureInPictureElement === film);
    for (const small of [true, false]) {
      await button('画中画').click();
      await expect.poll(isSmall).toBe(small);
    }
  });
});
