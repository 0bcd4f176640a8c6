import { afterAll, beforeAll, describe, it } from 'vitest';
import { signInInvigilator, type InvigilatorPage } from '#dev/platform/testing/invigilator.ts';
import { hashOfCode } from '#electron/platform/policy/code-hash.ts';
import { killTree, openClient, type Client } from '../support/client.ts';
import { findExam, openAttempt, readAttempt } from '../support/desktop-page.ts';
import { expect } from '../support/expect.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { demoExam, platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
let client: Client;
let staff: InvigilatorPage;
let attemptId: string;

/** The first heartbeat of a seat comes within half a minute, all others every few seconds. */
const firstBeat = { timeout: 45_000 };

const staffCode = 'kaowu-2026';

const message = () => client.page.getByRole('alertdialog', { name: /监考老师.*消息/ });
const dismiss = () => client.page.getByRole('button', { name: '知道了' }).first().click();

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({ platform: platform.origin, args: [`--staff-code-hash=${await hashOfCode(staffCode)}`] });
  await signIn(client.page, platform.origin);
  const attempt = await openAttempt(client.page, await findExam(client.page, demoExam));
  attemptId = attempt.attemptId;
  await goTo(client.page, `/exam/testPaper?attemptId=${attemptId}`);
  await client.page.getByRole('timer').first().waitFor();
  staff = await signInInvigilator(platform.origin);
});
afterAll(async () => {
  await killTree(client.pid);
  await platform.stop();
});

// One learner, one exam: each part takes up where the one before ended.
describe('staff step in', () => {
  it('message, extra time, released camera and face check arrive in words, each until it is read', async () => {
    const before = await readAttempt(client.page, attemptId);
    expect(await staff.order('message', { text: '请坐端正' })).toBe('已发出：1');
    await staff.order('extraTime', { minutes: '10' });
    await staff.order('cameraReleased', { camera: 'side' });
    await staff.order('faceTry');
    await expect(message()).toContainText('请坐端正', firstBeat);
    await message().getByRole('button', { name: '我已阅读' }).click();
    await expect(client.page.getByText('监考老师加时 10 分钟。')).toBeVisible();
    await expect(client.page.getByText('监考加时 10 分钟')).toBeVisible();
    await dismiss();
    await expect(client.page.getByText('已免除侧面摄像头要求')).toBeVisible();
    await dismiss();
    await expect(client.page.getByText('再进行一次人脸核验')).toBeVisible();
    await dismiss();
    const { rules } = await readAttempt(client.page, attemptId);
    // The paper's own surface tells whole seconds.
    const granted = (rules.deadline ?? 0) - (before.rules.deadline ?? 0);
    expect(Math.floor(granted / 1000)).toBe(600);
    await expect.poll(async () => (await readAttempt(client.page, attemptId)).staff?.read).toEqual([1, 2, 3, 4]);
    expect(await staff.board()).toContain('在线');
  });

  it('a pause hides the paper and stops its clock; a resume brings both back', async () => {
    await staff.order('pause', { minutes: '10' });
    await expect(client.page.getByRole('heading', { name: '考试已暂停' })).toBeVisible();
    await expect(client.page.getByRole('alert')).toContainText('计时已停止');
    await expect(client.page.getByRole('timer')).toHaveCount(0);
    await staff.order('resume');
    await expect(client.page.getByRole('timer').first()).toBeVisible();
    await expect(client.page.getByText('监考老师已结束暂停')).toBeVisible();
    await dismiss();
  });

  it('the staff code releases a camera while the network is away', async () => {
    await platform.fault({ match: {}, mode: 'drop', times: 0 });
    await client.page.getByRole('button', { name: '求助' }).click();
    await client.page.getByRole('button', { name: '监考老师操作' }).click();
    const dialog = client.page.getByRole('dialog', { name: '监考老师操作' });
    await dialog.getByRole('radio', { name: '免除正面摄像头要求' }).click();
    await dialog.getByLabel('监考密码').fill('kaowu-2025');
    await client.page.keyboard.press('Enter');
    await expect(dialog).toContainText('密码不正确，已记录。');
    await dialog.getByLabel('监考密码').fill(staffCode);
    await client.page.keyboard.press('Enter');
    await expect(dialog).toContainText('已免除正面摄像头要求。');
    await client.page.keyboard.press('Escape');
    await expect(client.page.getByRole('button', { name: '监考老师操作' })).toBeFocused();
    await client.page.keyboard.press('Escape');
    const { staff: recorded } = await readAttempt(client.page, attemptId);
    expect(recorded?.seat?.map(({ kind }) => kind).join(' ')).toBe('wrong-code release-front');
    await platform.clearFaults();
  });

  it('what was said while the network was away arrives when it is back', async () => {
    await platform.fault({ match: {}, mode: 'drop', times: 0 });
    await expect(client.page.getByText('网络', { exact: false }).first()).toBeVisible();
    const before = await readAttempt(client.page, attemptId);
    await staff.order('message', { text: '网络已恢复' });
    await staff.order('extraTime', { minutes: '5' });
    await staff.order('movedWindow', { endAt: '2099-12-31T18:00' });
    await staff.order('faceTry');
    await staff.order('cameraReleased', { camera: 'front' });
    await staff.order('pause', { minutes: '10' });
    expect((await readAttempt(client.page, attemptId)).staff?.actions).toEqual(before.staff?.actions);
    await platform.clearFaults();
    await expect(message()).toContainText('网络已恢复', firstBeat);
    await message().getByRole('button', { name: '我已阅读' }).click();
    await expect(client.page.getByRole('heading', { name: '考试已暂停' })).toBeVisible(firstBeat);
    const kinds = async () =>
      (await readAttempt(client.page, attemptId)).staff?.actions
        .slice(before.staff?.actions.length)
        .map(({ kind }) => kind);
    const said = ['message', 'extraTime', 'movedWindow', 'faceTry', 'cameraReleased', 'pause'];
    await expect.poll(kinds).toEqual(said);
    // The end of a pause is said while the network is away too; until then its own end holds.
    await platform.fault({ match: {}, mode: 'drop', times: 0 });
    await staff.order('resume');
    await platform.clearFaults();
    await expect(client.page.getByRole('timer').first()).toBeVisible(firstBeat);
    const { rules } = await readAttempt(client.page, attemptId);
    const granted = (rules.deadline ?? 0) - (before.rules.deadline ?? 0);
    expect(granted).toBeGreaterThanOrEqual(5 * 60_000 - 1000);
    for (let notices = 0; notices < 5; notices += 1) await dismiss();
  });

  it('a hand-in that was forced while the network was away is announced, and done also when the client is killed in between', async () => {
    await platform.fault({ match: {}, mode: 'drop', times: 0 });
    await staff.order('handIn');
    await platform.clearFaults();
    await expect(client.page.getByRole('heading', { name: '监考老师正在交卷' })).toBeVisible(firstBeat);
    await killTree(client.pid);
    client = await openClient({ platform: platform.origin, userData: client.userData });
    await expect
      .poll(async () => (await readAttempt(client.page, attemptId)).phase, { timeout: 40_000 })
      .toBe('delivered');
    await goTo(client.page, `/exam/handPaper?attemptId=${attemptId}`);
    await expect(client.page.getByText('监考老师已为您交卷。').first()).toBeVisible();
    expect(await staff.order('message', { text: '晚了' })).toBe('没有进行中的试卷');
  });
});
