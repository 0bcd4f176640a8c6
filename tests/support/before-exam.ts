import type { Page } from '@playwright/test';

/** What a scripted camera can be set to; `moved` and `replugged` show a face as well. */
export type CameraScene =
  | 'face'
  | 'no-face'
  | 'two-faces'
  | 'nobody'
  | 'as-front'
  | 'dark'
  | 'covered'
  | 'frozen'
  | 'moved'
  | 'unplugged'
  | 'replugged';

/** Sets a scripted camera of the host: A is the front one of the tests, B the side. */
export async function setCamera(page: Page, camera: 'A' | 'B', scene: CameraScene): Promise<void> {
  await page.evaluate(
    ([name, state]) => {
      const cameras: unknown = Reflect.get(window, '__lecternCameras');
      const set: unknown = typeof cameras === 'object' && cameras !== null ? Reflect.get(cameras, 'set') : null;
      if (typeof set !== 'function') throw new Error('This client has no scripted cameras.');
      set(name, state);
    },
    [camera, scene] as const,
  );
}

/** From the must-read of a formal exam to its device check, as a learner who agrees. */
export async function readAndAgree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '我已阅读并了解以上须知' }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '我知道了' }).click();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await page.getByRole('heading', { level: 1, name: /机位摆好|摄像头摆好/ }).waitFor();
}

/** From the device check to the face check, once both cameras have a picture. */
export async function passDeviceCheck(page: Page): Promise<void> {
  await page.locator('button:not([aria-disabled="true"])', { hasText: '下一步' }).click();
}

/** The face check up to the live camera. */
export async function openFaceCamera(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '我已阅读并同意服务约定' }).check();
  await page.getByRole('button', { name: '开始核验' }).click();
  await page.getByRole('button', { name: '我知道了' }).click();
  await page.getByRole('button', { name: '打开摄像头' }).click();
  await page.locator('button:not([aria-disabled="true"])', { hasText: '拍摄' }).waitFor();
}

/** Takes a photo and sends it. */
export async function sendPhoto(page: Page): Promise<void> {
  await page.locator('button:not([aria-disabled="true"])', { hasText: /^拍摄$/ }).click();
  await page.getByRole('button', { name: '使用这张' }).click();
}
