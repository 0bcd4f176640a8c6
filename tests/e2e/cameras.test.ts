import { afterAll, beforeAll, describe, it } from 'vitest';
import * as z from 'zod/mini';
import { violationsOn } from '#dev/gallery/violations.ts';
import { signInInvigilator } from '#dev/platform/testing/invigilator.ts';
import { openFaceCamera, passDeviceCheck, readAndAgree, sendPhoto, setCamera } from '../support/before-exam.ts';
import { hasScriptedCameras, killNow, openClient, processTree, type Client } from '../support/client.ts';
import { findExam } from '../support/desktop-page.ts';
import { expect } from '../support/expect.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { openPhone, type TestPhone } from '../support/phone.ts';
import { demoExam, platformOnDisk, type DiskPlatform } from '../support/platform.ts';

/** The demo learner whose pictures are taken every two seconds. */
const learner = { account: '13800010021', password: 'Lectern2026' };

const captures = z.object({
  captures: z.array(
    z.object({
      place: z.enum(['front', 'side']),
      faces: z.nullable(z.number()),
      state: z.nullable(z.string()),
      bytes: z.nullable(z.number()),
      sha256: z.nullable(z.string()),
      width: z.nullable(z.number()),
      height: z.nullable(z.number()),
    }),
  ),
});

let platform: DiskPlatform;
let client: Client;
let phone: TestPhone | null = null;

const asked = async (id: string) => (await platform.log()).filter((entry) => entry.id === id);
const tile = (place: 'front' | 'side') => client.page.locator(`[data-camera="${place}"]`);

async function received() {
  const [save] = await asked('monitorCaptureSave');
  if (!save) return [];
  const { userPaperId } = z.parse(z.object({ userPaperId: z.string() }), save.body);
  const answer = await fetch(`${platform.origin}/__captures?userPaperId=${encodeURIComponent(userPaperId)}`);
  return z.parse(captures, await answer.json()).captures;
}

beforeAll(async () => {
  if (!hasScriptedCameras) return;
  // The tenant that offers phones as cameras.
  platform = await platformOnDisk({ tenant: 'liaoyuan' });
  client = await openClient({ platform: platform.origin });
  await signIn(client.page, platform.origin, learner);
  const { examId, businessId, sourceType } = await findExam(client.page, demoExam);
  await goTo(
    client.page,
    `/exam/resdExam?${new URLSearchParams({ examId, bussinessId: businessId, type: sourceType })}`,
  );
});
afterAll(async () => {
  if (!hasScriptedCameras) return;
  // An open paper asks before it closes; this machine is done with it.
  await phone?.close();
  killNow(processTree(client.pid));
  await platform.stop();
});

// The parts follow one another as they do for a learner: one client, one exam.
describe.runIf(hasScriptedCameras)('cameras from the device check to the paper', () => {
  it('the device check shows both cameras and sees the face, on this computer', async () => {
    await readAndAgree(client.page);
    await expect(tile('front').getByText('仅 1 人')).toBeVisible();
    await expect(tile('side').getByText('正常', { exact: true })).toBeVisible();
    expect(await asked('humanFaceComparison')).toEqual([]);
  });

  it.each([
    ['no-face', 'A', 'front', '没有看到人脸'],
    ['two-faces', 'A', 'front', '画面里有多个人'],
    ['dark', 'A', 'front', '画面偏暗'],
    ['covered', 'B', 'side', '镜头被遮挡'],
    ['frozen', 'B', 'side', '画面静止不动'],
  ] as const)('says in words what is wrong, and stops nobody: %s', async (scene, camera, place, words) => {
    await setCamera(client.page, camera, scene);
    await expect(tile(place).getByText(words)).toBeVisible();
    await expect(client.page.getByRole('button', { name: '下一步' })).not.toHaveAttribute('aria-disabled', 'true');
    await setCamera(client.page, camera, 'face');
    await expect(tile(place).getByText('正常', { exact: true })).toBeVisible();
  });

  it('a required camera that is unplugged keeps the learner here until it is back', async () => {
    await setCamera(client.page, 'B', 'unplugged');
    await expect(client.page.getByText('本场考试需要侧面机位，目前没有画面。')).toBeVisible();
    await setCamera(client.page, 'B', 'replugged');
    await expect(tile('side').getByText('正常', { exact: true })).toBeVisible();
  });

  it('a phone joins as the side camera by the code on the screen, and is live in the check', async () => {
    await client.page.getByRole('button', { name: '用手机作为侧面机位' }).click();
    const dialog = client.page.getByRole('dialog', { name: '用手机作为侧面机位' });
    await expect(dialog.getByRole('img', { name: /二维码/ })).toBeVisible();
    expect(await violationsOn(client.page)).toEqual([]);
    const [, typed = ''] = /连接码\s*([A-Z2-9]{4}-[A-Z2-9]{4})/.exec(await dialog.innerText()) ?? [];
    expect(await dialog.innerText()).toContain(`${new URL(platform.origin).host}/phoneCamera`);
    phone = await openPhone(`${platform.origin}/phoneCamera#${typed}`);
    await expect(phone.page.getByText(/不录音/)).toBeVisible();
    await expect(phone.page.getByLabel('连接码')).toHaveValue(typed);
    expect(await violationsOn(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: '打开摄像头' }).click();
    await expect(phone.page.getByText(/已连接到座位 [A-F]-\d\d/)).toBeVisible();
    await expect(dialog.getByText('手机已连接')).toBeVisible();
    await dialog.getByRole('button', { name: '完成' }).click();
    await setCamera(client.page, 'B', 'unplugged');
    await expect(tile('side').getByText('正常', { exact: true })).toBeVisible();
    await expect(tile('side').getByText('手机', { exact: true })).toBeVisible();
    // A code works once.
    const second = await openPhone(`${platform.origin}/phoneCamera#${typed}`);
    await second.page.getByRole('button', { name: '打开摄像头' }).click();
    await expect(second.page.getByText('连接码不正确、已经用过或已过期')).toBeVisible();
    await second.close();
  });

  it('sends a 300x300 JPEG with business and task, and shows it at 248 px first [face-jpeg-size] [face-preview-size]', async () => {
    await passDeviceCheck(client.page);
    await openFaceCamera(client.page);
    await expect(client.page.getByText('很好，请保持不动')).toBeVisible();
    await client.page.getByRole('button', { name: '拍摄', exact: true }).click();
    const box = await client.page.locator('figure img').boundingBox();
    expect([box?.width, box?.height]).toEqual([248, 248]);
    await client.page.getByRole('button', { name: '重新拍摄' }).click();
    await sendPhoto(client.page);
    await expect(client.page.getByRole('alertdialog', { name: '核验通过' })).toBeVisible();
    const photos = await asked('humanFaceComparison');
    expect(photos).toHaveLength(1);
    expect(photos[0]?.body).toMatchObject({
      businessType: 2,
      taskId: 't-e-power-review',
      userImage: { jpeg: true, width: 300, height: 300 },
    });
  });

  it('a pass is remembered and recorded, and leads on by itself [face-success]', async () => {
    await client.page.getByRole('button', { name: '开始考试' }).waitFor();
    expect(await client.page.evaluate(() => sessionStorage.getItem('facePass'))).toBe('true');
    const [access] = await asked('saveFaceAccess');
    expect(access?.body).toEqual({ type: 1, taskId: 't-e-power-review' });
  });

  it('the paper opens with both pictures, and pictures of both reach the platform', async () => {
    await client.page.getByRole('button', { name: '开始考试' }).click();
    await expect(client.page.getByText('两路画面正常，请安心作答')).toBeVisible();
    const enough = async () => {
      const pictures = (await received()).filter(({ sha256 }) => sha256 !== null);
      return ['front', 'side'].every((place) => pictures.filter((picture) => picture.place === place).length >= 2);
    };
    await expect.poll(enough, { timeout: 40_000 }).toBe(true);
    const pictures = (await received()).filter(({ sha256 }) => sha256 !== null);
    expect(new Set(pictures.map(({ sha256 }) => sha256)).size).toBe(pictures.length);
    expect(pictures.every(({ width, height }) => width === 640 && height === 480)).toBe(true);
    expect(pictures.every(({ bytes }) => bytes !== null && bytes <= 60_000)).toBe(true);
    expect(pictures.filter(({ place }) => place === 'front').some(({ faces }) => faces === 1)).toBe(true);
  });

  it('a phone whose page is closed is told in words, the paper stays, and it comes back without a code', async () => {
    await phone!.closePage();
    await expect(tile('side')).toHaveAttribute('data-condition', 'lost');
    await expect(client.page.getByText(/收不到手机的画面/).first()).toBeVisible();
    await expect(client.page.getByText(/秒内恢复即可/)).toBeVisible();
    await expect(client.page.getByRole('button', { name: '交卷', exact: true })).toBeEnabled();
    const staff = await signInInvigilator(platform.origin);
    expect(await staff.board()).toContain('手机页面已离开');
    await phone!.reopen();
    await expect(phone!.page.getByText('这部手机已经连接过')).toBeVisible();
    await phone!.page.getByRole('button', { name: '打开摄像头' }).click();
    await expect(tile('side')).toHaveAttribute('data-condition', 'ok');
    expect(await staff.board()).toContain('手机机位已连接');
    expect(await asked('userPaperCommitAllPaper')).toEqual([]);
  });

  it('the learner goes back to the camera of this computer, and the phone stops', async () => {
    await setCamera(client.page, 'B', 'replugged');
    await client.page.getByRole('button', { name: '详情' }).click();
    await client.page.getByRole('button', { name: '改用电脑上的摄像头' }).click();
    await expect(phone!.page.getByText(/已结束：摄像头已关闭/)).toBeVisible();
    await client.page.keyboard.press('Escape');
    await expect(tile('side')).toHaveAttribute('data-condition', 'ok');
    await expect(client.page.getByText('两路画面正常，请安心作答')).toBeVisible();
  });

  it('a camera that goes away is told in words, the paper stays, and it heals by itself', async () => {
    await setCamera(client.page, 'B', 'unplugged');
    await expect(tile('side')).toHaveAttribute('data-condition', 'lost');
    await expect(client.page.getByText(/秒内恢复即可/)).toBeVisible();
    await expect(client.page.getByRole('button', { name: '交卷', exact: true })).toBeEnabled();
    await setCamera(client.page, 'B', 'replugged');
    await expect(tile('side')).toHaveAttribute('data-condition', 'ok');
    const told = async () => (await received()).filter(({ place }) => place === 'side').map(({ state }) => state);
    await expect.poll(told).toEqual(expect.arrayContaining(['lost', 'ok']));
    expect(await asked('userPaperCommitAllPaper')).toEqual([]);
  });

  it('who is in the picture, and a picture that is dark or stands still, are told with a grace, and heal', async () => {
    const scenes = [
      ['no-face', 'no-face', 'dark', 'dark'],
      ['two-faces', 'several-faces', 'frozen', 'frozen'],
      ['face', 'ok', 'face', 'ok'],
    ] as const;
    for (const [front, frontTold, side, sideTold] of scenes) {
      await setCamera(client.page, 'A', front);
      // A frozen picture shows what it showed before.
      await setCamera(client.page, 'B', 'face');
      await expect(tile('side')).toHaveAttribute('data-condition', 'ok', { timeout: 20_000 });
      await setCamera(client.page, 'B', side);
      await expect(tile('side')).toHaveAttribute('data-condition', sideTold, { timeout: 20_000 });
      await expect(tile('front')).toHaveAttribute('data-condition', frontTold, { timeout: 40_000 });
      await expect(client.page.getByText(/秒内恢复即可/)).toBeVisible({ visible: frontTold !== 'ok' });
    }
    const told = async () => (await received()).map(({ place, state }) => `${place} ${state ?? ''}`);
    const notes = ['front no-face', 'front several-faces', 'side dark', 'side frozen'];
    await expect.poll(told).toEqual(expect.arrayContaining(notes));
    await client.page.getByRole('button', { name: '详情' }).click();
    await expect(client.page.getByText(/^平台最近收到的画面：正面 [\d:]+，侧面 [\d:]+。$/)).toBeVisible();
    await expect(client.page.getByText(/^平台在 [\d:]+ 的正面画面里数到 \d+ 张人脸。$/)).toBeVisible();
    expect(await asked('userPaperCommitAllPaper')).toEqual([]);
  });
});
