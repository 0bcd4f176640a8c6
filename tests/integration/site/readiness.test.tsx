import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getAccountUserInfo } from '#contract/platform/account/account.ts';
import { policySystem } from '#electron/platform/policy/policy-system.ts';
import { readPolicy } from '#electron/platform/policy/policy.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { testMachine } from '../../support/core.ts';
import { FakeCameras, installCameras } from '../../support/fake-cameras.ts';

let client: TestClient;
let cameras: FakeCameras;
beforeEach(() => {
  cameras = new FakeCameras();
  cameras.plug('desk', 'Integrated Camera');
  cameras.plug('arm', 'USB Camera');
  installCameras(cameras);
});
afterEach(async () => {
  await client.stop();
  installCameras(null);
});

const button = (name: string) => screen.findByRole('button', { name });
const row = async (name: string) => within((await screen.findByText(name, { selector: 'li span' })).closest('li')!);

/** Runs the check until each row is there. */
async function checkSeat() {
  await client.user.click(await button('开始检查'));
  await button('重新检查');
  await row('麦克风');
  await row('侧面机位');
}

it('says what is installed and who updates it, and touches no camera before it is asked to', async () => {
  client = await openApp('/DownloadClient');
  await screen.findByRole('heading', { level: 1, name: '客户端与设备就绪检查' });
  expect(await screen.findByText('0.0.0')).toBeTruthy();
  expect(await screen.findByText('本客户端没有安装，不会自动更新')).toBeTruthy();
  expect(screen.getByText(/^没有已知的安装包列表/)).toBeTruthy();
  expect(screen.getByText('这台电脑还没有通行证')).toBeTruthy();
  expect(cameras.asked).toEqual([]);
});

it('measures the seat, and gives it a pass under its name that is kept and saved', async () => {
  client = await openApp('/DownloadClient');
  await client.user.click(await button('开始检查'));
  await button('重新检查');
  expect((await row('答案保存')).getByText(/^写入 50 条，中断后读回 50 条/)).toBeTruthy();
  expect((await row('网络丢失')).getByText('20 次请求中丢失 0 次')).toBeTruthy();
  await row('侧面机位');
  const issue = await button('签发通行证');
  expect(issue).toHaveProperty('disabled', true);
  await client.user.type(screen.getByLabelText('座位名称'), 'A-12');
  await waitFor(() => expect(issue).toHaveProperty('disabled', false));
  await client.user.click(issue);
  await screen.findByText(/^A-12：.+通过，有效期至/);
  expect(await client.core.desktop.settings.read()).toMatchObject({ ok: true, value: { seatPass: { seat: 'A-12' } } });
  await client.user.click(await button('保存 JSON'));
  await screen.findByText('已保存：readiness.json');
  const saved = JSON.parse(readFileSync(path.join(client.core.userData, 'readiness.json'), 'utf8'));
  expect(saved).toMatchObject({ seat: 'A-12', pass: { seat: 'A-12' } });
  expect(saved.rows).toHaveLength(17);
  await screen.findByText(/^平台已于 .+ 登记此通行证$/);
  const [sent] = (await client.platform.log()).filter(({ id }) => id === 'reportSeatPass');
  expect(sent?.body).toMatchObject({ seat: 'A-12', passedAt: Date.parse(saved.pass.passedAt) });
});

it.each([
  ['gives no answer', { mode: 'drop-after' }],
  ['is not reached', { mode: 'drop' }],
  ['has an empty answer', { mode: 'answer', text: '{"code":200,"message":"","data":null}' }],
  ['names another seat', { mode: 'answer', text: '{"code":200,"data":{"seat":"B-1","passedAt":1}}' }],
] as const)('keeps a pass when the platform %s, and sends it again when asked', async (_, fault) => {
  client = await openApp('/DownloadClient', { faults: [{ match: { id: 'reportSeatPass' }, ...fault }] });
  await client.user.type(await screen.findByLabelText('座位名称'), 'A-12');
  await checkSeat();
  await client.user.click(await button('签发通行证'));
  await screen.findByText(/^平台没有确认此通行证/);
  await client.user.click(await button('发送到平台'));
  await screen.findByText(/^平台已于 .+ 登记此通行证$/);
  const sent = (await client.platform.log()).filter(({ id }) => id === 'reportSeatPass');
  expect(sent.map(({ body }) => body?.['passedAt'])).toEqual([
    sent[0]?.body?.['passedAt'],
    sent[0]?.body?.['passedAt'],
  ]);
});

it('keeps a pass over a restart of the client, and sends it by itself then', async () => {
  client = await openApp('/DownloadClient', { faults: [{ match: { id: 'reportSeatPass' }, mode: 'drop', times: 0 }] });
  await client.user.type(await screen.findByLabelText('座位名称'), 'A-12');
  await checkSeat();
  await client.user.click(await button('签发通行证'));
  await screen.findByText(/^平台没有确认此通行证/);
  const { userData } = client.core;
  const before = await client.core.desktop.settings.read();
  await client.stop();
  client = await openApp('/DownloadClient', { client: { userData } });
  await screen.findByText(/^平台已于 .+ 登记此通行证$/);
  const sent = (await client.platform.log()).filter(({ id }) => id === 'reportSeatPass');
  expect(sent).toHaveLength(1);
  expect(before).toMatchObject({ value: { seatPass: { passedAt: sent[0]?.body?.['passedAt'], reportedAt: null } } });
  expect(sent[0]?.body?.['rowList']).toHaveLength(17);
});

it('says that the platform did not accept a pass, and does not send it by itself again', async () => {
  const refusal = { mode: 'answer', text: '{"code":41491,"message":"no"}' } as const;
  client = await openApp('/DownloadClient', { faults: [{ match: { id: 'reportSeatPass' }, ...refusal, times: 0 }] });
  await client.user.type(await screen.findByLabelText('座位名称'), 'A-12');
  await checkSeat();
  await client.user.click(await button('签发通行证'));
  await screen.findByText(/^平台没有接受此通行证/);
  expect((await client.platform.log()).filter(({ id }) => id === 'reportSeatPass')).toHaveLength(1);
});

it('is no setting that a page may change', async () => {
  client = await openApp('/DownloadClient');
  const forged = { seatName: 'A-12', seatPass: { seat: 'A-12', passedAt: 1, reportedAt: 1 } };
  expect(await client.core.desktop.settings.change(forged)).toMatchObject({ ok: false });
});

it('gives a seat whose folder of answers the policy names no pass before that folder is proven', async () => {
  const entries = [{ key: 'journalFolder' as const, text: '/thawed/answers' }];
  const policyReport = () => ({ entries, refused: null, next: { kind: 'same' as const } });
  client = await openApp('/DownloadClient', { client: { parts: { policyReport } } });
  await client.user.type(await screen.findByLabelText('座位名称'), 'A-12');
  await checkSeat();
  await screen.findByText(/^暂不能签发/);
  expect(await button('签发通行证')).toHaveProperty('disabled', true);
});

it.each([
  ['a voice', 0.1, '通过', '最响 -20 dB'],
  ['a muted microphone', 0, '注意', '几乎无声，最响 -100 dB；是否已静音？'],
  ['no microphone', null, '注意', '没有可用的麦克风'],
])('hears %s', async (_, sound, verdict, words) => {
  cameras.sound = sound;
  client = await openApp('/DownloadClient');
  await client.user.click(await button('开始检查'));
  const microphone = await row('麦克风');
  expect(microphone.getByText(verdict)).toBeTruthy();
  expect(microphone.getByText(words)).toBeTruthy();
});

it('says that cameras are here which the policy does not allow', async () => {
  const givenPolicy = { ...readPolicy(null, policySystem('linux')).policy, cameras: ['Logi C920'] };
  client = await openApp('/DownloadClient', { client: { parts: { givenPolicy } } });
  await client.user.click(await button('开始检查'));
  const words = /^没有可用的摄像头；这台电脑上有 \d+ 个摄像头，但机构的策略（cameras）不允许使用$/;
  for (const name of ['正面机位', '侧面机位']) expect((await row(name)).getByText(words)).toBeTruthy();
});

it('tells of a system that is too old, a battery that is nearly empty, and what it does not know', async () => {
  const machine = {
    ...testMachine,
    system: () => ({ os: 'windows' as const, release: '6.1.7601' }),
    onBattery: () => true,
    batteryLevel: async () => 0.12,
    displays: () => [],
    holdsAwake() {
      throw new Error('no answer');
    },
  };
  client = await openApp('/DownloadClient', { client: { parts: { machine } } });
  await client.user.click(await button('开始检查'));
  expect((await row('操作系统')).getByText('不通过')).toBeTruthy();
  expect((await row('电源')).getByText('使用电池，电量 12%')).toBeTruthy();
  expect((await row('电源')).getByText('不通过')).toBeTruthy();
  for (const name of ['显示器', '防止休眠']) expect((await row(name)).getByText('未能测量')).toBeTruthy();
});

it('proves the folder of answers over a restart of the computer, and says when it is lost', async () => {
  const inRun = (id: string) => ({
    parts: { machine: { ...testMachine, boot: async () => ({ id, uptime: 1, at: 0 }) } },
  });
  client = await openApp('/DownloadClient', { client: inRun('monday') });
  await client.user.click(await button('开始检查'));
  expect((await row('答案文件夹')).getByText(/^尚未验证/)).toBeTruthy();
  const { userData } = client.core;
  await client.stop();
  client = await openApp('/DownloadClient', { client: { ...inRun('tuesday'), userData } });
  await client.user.click(await button('开始检查'));
  expect((await row('答案文件夹')).getByText(/经重启验证/)).toBeTruthy();
  await client.stop();
  rmSync(path.join(userData, 'exams'), { recursive: true });
  client = await openApp('/DownloadClient', { client: { ...inRun('wednesday'), userData } });
  await client.user.click(await button('开始检查'));
  expect((await row('答案文件夹')).getByText(/在重启后消失/)).toBeTruthy();
});

it('gives no pass to a seat without its second camera', async () => {
  cameras.unplug('arm');
  client = await openApp('/DownloadClient');
  await client.user.type(await screen.findByLabelText('座位名称'), 'A-12');
  await client.user.click(await button('开始检查'));
  await button('重新检查');
  expect((await row('侧面机位')).getByText('不通过')).toBeTruthy();
  expect(screen.getByText('有不通过的项，不能签发')).toBeTruthy();
  expect(await button('签发通行证')).toHaveProperty('disabled', true);
});

it('is cancelled while the platform is slow, and then says nothing of the seat', async () => {
  client = await openApp('/DownloadClient');
  await button('开始检查');
  await client.platform.fault({ match: { path: getAccountUserInfo.path }, mode: 'silence', ms: 3_000, times: 0 });
  await client.user.click(await button('开始检查'));
  await row('密钥库');
  await client.user.click(await button('取消'));
  await screen.findByText('检查已取消');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByText('检查完成后才能签发')).toBeTruthy();
});

it('tells a clock that is wrong in its number and its limits', async () => {
  client = await openApp('/DownloadClient');
  await client.platform.moveClock(-95_000);
  await client.user.click(await button('开始检查'));
  const clock = await row('时钟');
  expect(clock.getByText('注意')).toBeTruthy();
  expect(clock.getByText(/^与平台相差 9[456] 秒$/)).toBeTruthy();
  expect(clock.getByText('30 秒起注意，300 秒起不通过')).toBeTruthy();
});
