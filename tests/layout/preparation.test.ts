import { beforeAll, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { openFaceCamera, passDeviceCheck, readAndAgree } from '../support/before-exam.ts';
import { findExam } from '../support/desktop-page.ts';
import { goTo } from '../support/journeys.ts';
import { demoExam } from '../support/platform.ts';
import { inSightAtSizes } from './in-sight.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { sizes } from './sizes.ts';

const stage = layoutStage();
const page = () => stage.current().page;
const button = (name: string) => page().getByRole('button', { name, exact: true });

beforeAll(async () => {
  await enter(stage.current());
  await goTo(page(), examPaths.prepare.to(await findExam(page(), demoExam)));
});

it('the device check always shows the way on', async () => {
  await readAndAgree(page());
  expect(await inSightAtSizes(page(), { next: button('下一步'), 'check again': button('重新检测') })).toEqual([]);
});

it('the preparation has one bar, and nothing lies over the place of the face', async () => {
  expect(await page().getByRole('banner').isVisible()).toBe(false);
  expect(await page().getByRole('navigation', { name: '考前准备的步骤' }).isVisible()).toBe(true);
  const front = page().locator('[data-camera="front"]');
  await front.getByText('光线合适').waitFor();
  for (const size of sizes) {
    await resize(page(), size);
    const picture = await front.locator('video').boundingBox();
    const said = await front.getByText('光线合适').boundingBox();
    expect(said?.y).toBeGreaterThanOrEqual((picture?.y ?? Infinity) + (picture?.height ?? 0));
  }
  await resize(page(), sizes[1]);
});

it('the box to tick begins where the facts above it begin', async () => {
  await passDeviceCheck(page());
  const tick = page().getByRole('checkbox', { name: '我已阅读并同意服务约定' });
  const box = await tick.locator('xpath=following-sibling::div').boundingBox();
  const facts = await page().getByRole('main').locator('dl').last().boundingBox();
  expect(Math.abs((box?.x ?? -99) - (facts?.x ?? 99))).toBeLessThanOrEqual(1);
});

it('the face check always shows the shutter', async () => {
  await openFaceCamera(page());
  expect(await inSightAtSizes(page(), { shutter: button('拍摄') })).toEqual([]);
  expect(await page().getByRole('main').locator('video').first().boundingBox()).not.toBeNull();
});
