import { existsSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { installCameras, installDeskCamera } from '../../support/fake-cameras.ts';
import { installPictures } from '../../support/fake-pictures.ts';
import { openLockdown } from '../../support/open-lockdown.ts';

let client: TestClient;
beforeEach(() => {
  installDeskCamera();
});
afterEach(async () => {
  await client.stop();
  installCameras(null);
});

const button = (name: string) => screen.findByRole('button', { name });

it('is reached from the exam list on any day and tells of cameras, disk and sound', async () => {
  client = await openApp('/examList', { signedIn: '13800017719' });
  await client.user.click(await button('设备检测'));
  await screen.findByRole('heading', { level: 1, name: '设备检测' });
  await screen.findByRole('region', { name: '正面机位' });
  await screen.findByText('磁盘空间');
  expect(screen.getByText(/^(剩余|只剩) [\d,.]+/)).toBeTruthy();
  expect(screen.getByText('还没有测试')).toBeTruthy();
  await client.user.click(await button('没听到'));
  expect(screen.getByText('没有听到：检查音量和耳机')).toBeTruthy();
  expect(window.location.pathname).toBe('/exam/deviceTest');
});

it('says how full the battery is, and asks for mains when it does not last', async () => {
  const getBattery = async () => ({ charging: false, level: 0.3 });
  Object.defineProperty(navigator, 'getBattery', { configurable: true, value: getBattery });
  client = await openApp('/exam/deviceTest', { signedIn: '13800017719' });
  expect(await screen.findByText('电量 30%，请接上电源')).toBeTruthy();
  Reflect.deleteProperty(navigator, 'getBattery');
});

it('its report is one page, saved as a PDF under a name of its own', async () => {
  const printed: string[] = [];
  const savePdf = async (fileName: string) => {
    printed.push(document.querySelector('[data-print]')?.textContent ?? '');
    return { outcome: 'saved' as const, fileName: `${fileName}.pdf` };
  };
  client = await openApp('/exam/deviceTest', { signedIn: '13800017719', client: { window: { savePdf } } });
  await client.user.click(await button('听到了'));
  await screen.findByText('磁盘空间');
  await client.user.click(await button('保存报告（PDF）'));
  await screen.findByText('已保存：设备检测报告.pdf');
  expect(printed[0]).toMatch(/^设备检测报告\n\n学员：陈思远\n/);
  expect(printed[0]).toContain('[正常] 声音  能听到');
  expect(printed[0]).toMatch(/\] 磁盘空间 {2}/);
  await waitFor(() => expect(document.querySelector('[data-print]')).toBeNull());
});

/** From the list to the sample paper, with a photo on the way. */
async function toSamplePaper(): Promise<void> {
  const { user } = client;
  await user.click(await button('试考'));
  await screen.findByText('这不是考试：不计成绩，不交卷，不占用考试机会。');
  expect(await screen.findByText(/考试期间这台电脑会锁定（标准锁定）/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await user.click(await button('下一步'));
  await user.click(await button('我知道了'));
  await screen.findByRole('region', { name: '正面机位' });
  await user.click(await button('下一步'));
  await screen.findByRole('heading', { level: 1, name: '这样拍更容易通过' });
  await user.click(await button('我知道了'));
  const shutter = await button('拍摄');
  await waitFor(() => expect(shutter.ariaDisabled).not.toBe('true'));
  await user.click(shutter);
  await screen.findByRole('heading', { level: 1, name: '这张可以吗？' });
  await user.click(await button('继续'));
  await user.click(await button('进入样卷'));
  await screen.findByRole('heading', { level: 1, name: '第 1 题，共 4 题' });
}

const lockedNow = async () => {
  const state = await client.core.desktop.lockdown.state();
  return state.ok && state.value.active.length > 0;
};

it('the seat is tried out through every step, nothing of it reaches the platform, and the result stays in the list', async () => {
  installPictures();
  client = await openApp('/examList', {
    signedIn: '13800017719',
    client: { parts: { policyLockdown: 'standard', lockdown: { ...openLockdown, signals: () => ['second-display'] } } },
  });
  await toSamplePaper();
  expect(await lockedNow()).toBe(true);
  expect(screen.getByText(/这台电脑现在已锁定（标准锁定）/)).toBeTruthy();
  await client.user.click(screen.getByRole('radio', { name: /继续作答/ }));
  await screen.findByText(/^已保存在本机 \d{2}:\d{2}:\d{2}$/);

  // The client ends without a word: the next start comes back here, and the answer is there.
  const { userData } = client.core;
  expect(await client.core.startPath()).toBe('/exam/seatTrial');
  await client.restart('/examList');
  expect(client.core.userData).toBe(userData);
  expect(await screen.findByText(/上次试考没有结束，可以继续。/)).toBeTruthy();
  await client.user.click(await button('试考'));
  await client.user.click(await button('继续样卷'));
  await client.user.click(await button('继续样卷'));
  expect(await screen.findByRole('radio', { name: /继续作答/, checked: true })).toBeTruthy();

  // The keys of a paper lead through it.
  await client.user.keyboard('{Enter}');
  const cut = await screen.findByRole('checkbox', { name: /网络中断/ });
  await client.user.keyboard('b');
  await waitFor(() => expect(cut.getAttribute('aria-checked')).toBe('true'));
  await client.user.keyboard('{PageDown}');
  await screen.findByRole('heading', { level: 1, name: '第 3 题，共 4 题' });
  await client.user.keyboard('{Enter}南昌{Control>}{Enter}{/Control}');
  await screen.findByRole('heading', { level: 1, name: '第 4 题，共 4 题' });
  await client.user.type(await screen.findByRole('textbox'), '低压电工作业');
  expect(await screen.findByText('已答 4 题，共 4 题')).toBeTruthy();
  await client.user.click(await button('完成样卷'));
  await screen.findByRole('heading', { level: 1, name: '正在检查本机' });
  expect(await lockedNow()).toBe(false);
  await screen.findByRole('heading', { level: 1, name: /^试考完成，/ }, { timeout: 30_000 });
  expect(screen.getByText('4 道样题都已作答，答案从磁盘读回一致。')).toBeTruthy();
  expect(screen.getByText('锁定已解除；正式考试会记录：第二台显示器。')).toBeTruthy();
  await client.user.click(await button('返回考试列表'));
  expect(await screen.findByText(/试考，有 \d+ 项需要调整。$/)).toBeTruthy();
  expect(screen.getByText('答案：正常')).toBeTruthy();
  expect(screen.getByText('锁定：需要看一下')).toBeTruthy();
  expect(screen.getByText('照片：没有试')).toBeTruthy();
  expect(screen.queryByText(/上次试考没有结束/)).toBeNull();
  const ids = (await client.platform.log()).map(({ id }) => id);
  expect(ids.filter((id) => id !== null && /joinExam|commit|monitor|Copies|face|RealName/i.test(id))).toEqual([]);
  expect(existsSync(path.join(userData, 'exams/trial'))).toBe(false);
}, 60_000);

it('whoever leaves the sample paper is not locked in', async () => {
  installPictures();
  client = await openApp('/examList', {
    signedIn: '13800017719',
    client: { parts: { policyLockdown: 'lab' } },
  });
  await client.user.click(await button('试考'));
  expect(await screen.findByText(/考试期间这台电脑会锁定（考场锁定）/)).toBeTruthy();
  await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await client.user.click(await button('下一步'));
  await client.user.click(await button('我知道了'));
  await client.user.click(await button('下一步'));
  await client.user.click(await button('稍后再来'));
  await client.user.click(await button('进入样卷'));
  await screen.findByRole('heading', { level: 1, name: '第 1 题，共 4 题' });
  await client.user.click(await button('结束试考'));
  await screen.findByRole('heading', { level: 1, name: '考试中心' });
  await waitFor(async () => expect(await lockedNow()).toBe(false));
});
