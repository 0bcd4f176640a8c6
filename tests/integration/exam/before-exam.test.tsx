import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { FakeCameras, installCameras } from '../../support/fake-cameras.ts';

const learner = '13800017719';
const notVerified = '13800010003';
const demo = 'e-power-review';
const optionalSide = 'e-power-unlocked';
const mock = 'e-food-mock-2';

let client: TestClient;
let cameras: FakeCameras;

beforeEach(() => {
  cameras = new FakeCameras();
  cameras.plug('desk', 'Integrated Camera');
  cameras.plug('phone', 'Phone Camera');
  installCameras(cameras);
});
afterEach(async () => {
  await client.stop();
  installCameras(null);
});

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => client.user.click(await button(name));

/** Opens the must-read of an exam; the platform's own ids are taken from its list. */
async function openExam(examId: string, signedIn = learner, network = fetch): Promise<void> {
  client = await openApp('/examList', { signedIn, client: { parts: { fetch: network } } });
  const exam = await findInList(examId);
  const query = new URLSearchParams({ examId: exam.examId, bussinessId: exam.bussinessId, type: `${exam.sourceType}` });
  await client.restart(`/exam/resdExam?${query}`);
  await screen.findByRole('heading', { level: 1, name: '开考前，请先读完须知' });
}

async function findInList(examId: string): Promise<{ examId: string; bussinessId: string; sourceType: number }> {
  for (let pageNum = 1; pageNum < 20; pageNum += 1) {
    const response = await client.core.fetch(`/api/exam/v1/userExam/findUserExams?pageNum=${pageNum}&pageSize=10`);
    const { data } = await response.json();
    const found = data.list.find((item: { examId: string }) => item.examId === examId);
    if (found) return found;
    if (data.list.length === 0) break;
  }
  throw new Error(`The list has no exam ${examId}.`);
}

it('says whose preparation it is, and whom to ask', async () => {
  await openExam(demo);
  const bar = within(screen.getByRole('navigation', { name: '考前准备的步骤' }));
  expect(bar.getByText('陈思远')).toBeTruthy();
  await client.user.click(bar.getByRole('button', { name: '求助' }));
  const help = await screen.findByRole('dialog', { name: '需要帮助？' });
  expect(help.textContent).toMatch(/也可以拨打 [\d- ]+。/);
  await press('继续准备');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('states no time and no rule that the platform does not tell', async () => {
  client = await openApp('/examList', { signedIn: learner });
  const { examId, bussinessId, sourceType } = await findInList(mock);
  const query = new URLSearchParams({ examId, bussinessId, type: `${sourceType}` });
  const { data } = await (await client.core.fetch(`/api/exam/v1/exam/findBasicExamById?${query}`)).json();
  const { duration, notice, ...rest } = data;
  expect([duration, notice].every(Boolean)).toBe(true);
  const text = JSON.stringify({ code: 0, message: '', success: true, data: rest });
  await client.platform.fault({ match: { id: 'findBasicExamById' }, mode: 'answer', text, times: 0 });
  await client.restart(`/exam/resdExam?${query}`);
  expect(await screen.findByText(/^考试须知未公布/)).toBeTruthy();
  await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await press('下一步');
  await button('开始考试');
  expect(document.body.textContent).not.toMatch(/不限时|开始后计时/);
});

async function toDeviceCheck(): Promise<void> {
  await client.user.click(await screen.findByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await press('下一步');
  await press('我知道了');
  await press('同意并继续');
  await screen.findByRole('heading', { level: 1, name: '把两个机位摆好' });
}

async function toFaceCheck(): Promise<void> {
  await toDeviceCheck();
  await waitFor(() => expect(screen.getByRole('button', { name: '下一步' })).toHaveProperty('ariaDisabled', null));
  await press('下一步');
  await screen.findByRole('heading', { level: 1, name: '确认是您本人' });
}

const asked = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);

describe('the must-read', () => {
  it('comes before the exam, with its facts, and wants to be confirmed [exam-mustread]', async () => {
    await openExam(demo);
    expect(screen.getByText('90 分钟')).toBeTruthy();
    expect(screen.getByText('需要，本场考试的规定')).toBeTruthy();
    await press('下一步');
    expect(screen.getByRole('alert').textContent).toContain('请先勾选');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a mock exam without cameras is read and entered', async () => {
    await openExam(mock);
    await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并了解以上须知' }));
    await press('下一步');
    await press('开始考试');
    await waitFor(() => expect(window.location.pathname).toBe('/exam/testPaper'));
    expect(cameras.asked).toEqual([]);
  });
});

it('a certificate that is not valid is why an exam does not open, and the network is not blamed', async () => {
  let inspected = false;
  await openExam(mock, learner, async (address, init) => {
    if (inspected) throw new Error('net::ERR_CERT_AUTHORITY_INVALID');
    return fetch(address, init);
  });
  await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await press('下一步');
  await button('开始考试');
  inspected = true;
  await press('开始考试');
  await button('再试一次');
  const step = within(screen.getByRole('main'));
  expect(step.getByRole('status').textContent).toMatch(/网站安全证书有问题.*请告诉监考老师.*考试机会没有减少/);
  expect(step.queryByText(/检查网络/)).toBeNull();
  inspected = false;
});

describe('before the first picture', () => {
  it('a formal exam tells the dual-camera requirements, with one button [exam-equipment-dialog]', async () => {
    await openExam(demo);
    await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并了解以上须知' }));
    await press('下一步');
    const notice = await screen.findByRole('alertdialog', { name: '双机位监考设备要求' });
    expect(within(notice).getAllByRole('button')).toHaveLength(1);
    await press('我知道了');
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: '双机位监考设备要求' })).toBeNull());
  });

  it('no camera is opened without consent, and consent is asked once an account', async () => {
    await openExam(demo);
    await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并了解以上须知' }));
    await press('下一步');
    await press('我知道了');
    await press('不同意');
    expect(cameras.asked).toEqual([]);
    expect(await screen.findByRole('heading', { level: 1, name: '开考前，请先读完须知' })).toBeTruthy();
    await press('下一步');
    await press('我知道了');
    await press('同意并继续');
    await screen.findByRole('heading', { level: 1, name: '把两个机位摆好' });
    const settings = await client.core.desktop.settings.read();
    expect(settings.ok && Object.keys(settings.value.captureConsent)).toHaveLength(1);
  });
});

describe('the device check', () => {
  it('a required camera that is missing keeps the learner here, with words and a way on', async () => {
    cameras.unplug('phone');
    await openExam(demo);
    await toDeviceCheck();
    expect(await screen.findByText('本场考试需要侧面机位，目前没有画面。')).toBeTruthy();
    await press('下一步');
    expect(screen.getByRole('heading', { level: 1, name: '把两个机位摆好' })).toBeTruthy();
    const before = (await asked('findBasicExamById')).length;
    await press('重新获取考试要求');
    await waitFor(async () => expect((await asked('findBasicExamById')).length).toBe(before + 1));
    cameras.plug('phone', 'Phone Camera');
    await waitFor(() => expect(screen.queryByText('本场考试需要侧面机位，目前没有画面。')).toBeNull());
  });

  it('where the platform lets it be, one camera is enough', async () => {
    cameras.unplug('phone');
    await openExam(optionalSide);
    await toFaceCheck();
    // In the bar, and whose face is checked.
    expect(screen.getAllByText('陈思远')).toHaveLength(2);
  });

  it('the learner chooses which camera stands where, and it is remembered', async () => {
    await openExam(demo);
    await toDeviceCheck();
    await press('交换正面和侧面');
    await waitFor(async () => {
      const settings = await client.core.desktop.settings.read();
      expect(settings.ok && settings.value.cameras).toEqual({ front: 'phone', side: 'desk', byHand: true });
    });
  });

  it('a refused camera has its own sentence', async () => {
    cameras.refused = true;
    await openExam(demo);
    await toDeviceCheck();
    expect(await screen.findByText('摄像头没有获得授权。')).toBeTruthy();
  });
});

describe('the face check', () => {
  it('without the tick it warns and asks the platform nothing [face-confirm-agreement]', async () => {
    await openExam(demo);
    await toFaceCheck();
    await press('开始核验');
    expect((await screen.findByRole('alert')).textContent).toBe('请阅读并确认服务约定');
    expect(await asked('authSaveFace')).toEqual([]);
    expect(await asked('isRealNameAuthentication')).toEqual([]);
  });

  it('with the tick it saves that first, then checks the real name [face-authsave] [face-judge-empty-body]', async () => {
    await openExam(demo);
    await toFaceCheck();
    screen.getByText(/本场考试规定考前核验人脸。$/);
    // What is agreed to is what the exam itself says, not a text of the client.
    await press('查看服务约定');
    const agreement = within(await screen.findByRole('region', { name: '服务约定' }));
    agreement.getByText(/保存 180 天后自动删除/u);
    expect(agreement.queryByText(/机构管理员可以查看并导出/u)).toBeNull();
    await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并同意服务约定' }));
    await press('开始核验');
    await screen.findByRole('heading', { level: 1, name: '这样拍更容易通过' });
    const [saved] = await asked('authSaveFace');
    const [judged] = await asked('isRealNameAuthentication');
    expect(saved!.query['taskId']).toBe('t-e-power-review');
    expect(judged!.at).toBeGreaterThanOrEqual(saved!.at);
    expect(judged!.body).toEqual({});
    // The log shows no body as an empty one too.
    expect(judged!.headers['content-type']).toContain('json');
  });

  it('who agreed before is not asked again: there is no tick [face-authsave]', async () => {
    await openExam(demo);
    const agreed = '/api/monitor/v1/humanFace/authSaveFace?taskId=t-e-power-review';
    await client.core.fetch(agreed, { method: 'POST' });
    await toFaceCheck();
    expect(await asked('getAuthSaveFace')).toMatchObject([{ query: { taskId: 't-e-power-review' } }]);
    await press('开始核验');
    await screen.findByRole('heading', { level: 1, name: '这样拍更容易通过' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await asked('authSaveFace')).toHaveLength(1);
  });

  it('no to the camera leads to the refused notice, with other ways [face-permission]', async () => {
    await openExam(demo);
    await toFaceCheck();
    await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并同意服务约定' }));
    await press('开始核验');
    await press('我知道了');
    await press('暂不打开');
    expect(await screen.findByText(/本场考试需要人脸核验，但摄像头未获授权/)).toBeTruthy();
    expect(screen.getByText(/由监考老师当面核对证件/)).toBeTruthy();
  });

  it('who is not verified sees the code of the mobile site [face-realname-check] [qr-size-realname]', async () => {
    await openExam(demo, notVerified);
    await toFaceCheck();
    await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并同意服务约定' }));
    await press('开始核验');
    const dialog = await screen.findByRole('alertdialog', { name: '请先完成实名认证' });
    const code = dialog.querySelector('svg[height="154"]');
    expect(code?.getAttribute('width')).toBe('154');
  });

  it('leaving in the middle asks whether to continue [face-close]', async () => {
    await openExam(demo);
    await toFaceCheck();
    await press('稍后再来');
    const question = await screen.findByRole('alertdialog', { name: '考试将被暂停，是否继续识别？' });
    await client.user.click(within(question).getByRole('button', { name: '继续识别' }));
    expect(await screen.findByRole('heading', { level: 1, name: '确认是您本人' })).toBeTruthy();
    await press('稍后再来');
    await press('否，先离开');
    await waitFor(() => expect(window.location.pathname).toBe('/examList'));
  });
});

describe('the address of a paper without an attempt on this machine', () => {
  it('leads to the preparation: nothing is joined and no camera is opened', async () => {
    client = await openApp('/examList', { signedIn: learner });
    const { bussinessId, sourceType } = await findInList(demo);
    const query = new URLSearchParams({ examId: demo, bussinessId, type: `${sourceType}` });
    await client.restart(`/exam/testPaper?${query}`);
    await screen.findByRole('heading', { level: 1, name: '开考前，请先读完须知' });
    expect(window.location.pathname).toBe('/exam/resdExam');
    expect(await asked('examJoinExam')).toEqual([]);
    expect(cameras.asked).toEqual([]);
  });
});
