import { afterAll, beforeAll, expect, it } from 'vitest';
import { CameraLab } from './camera-lab.ts';
import { openFixture, type Fixture } from './open-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ args: ['--use-fake-device-for-media-stream=device-count=2'] });
});
afterAll(() => fixture.app.close());

it("without scripted cameras the page has Chromium's own two, and takes a picture of each", async () => {
  const lab = await CameraLab.in(fixture.page);
  expect(await fixture.page.evaluate(() => '__lecternCameras' in window)).toBe(false);
  expect(await lab.open()).toMatchObject({ readyState: 'live' });
  const cameras = await lab.cameras();
  const ids = (Array.isArray(cameras) ? cameras : []).map(({ deviceId }) => String(deviceId));
  expect(new Set(ids).size).toBe(2);
  const pictures: number[][] = [];
  for (const id of ids) {
    expect(await lab.open(id)).toMatchObject({ id });
    pictures.push(await lab.jpeg(id));
  }
  for (const [first, second] of pictures) expect([first, second]).toEqual([0xff, 0xd8]);
  expect(pictures[0]).not.toEqual(pictures[1]);
});

it('a refusal by the app reaches them too, and is taken back', async () => {
  const lab = await CameraLab.in(fixture.page);
  const allow = (permission: boolean) =>
    fixture.app.evaluate((_electron, value) => {
      Reflect.get(globalThis, 'seen').permission = value;
    }, permission);
  await allow(false);
  expect(await lab.tryOpen()).toMatchObject({ name: 'NotAllowedError' });
  await allow(true);
  expect(await lab.tryOpen()).toMatchObject({ name: 'opened' });
});
